import type { ContentBlock } from '../../content/content-blocks';
import { writtenText } from './cells';
import type { Column } from './column';
import { fileLines, type ItemLines, linkLines, readItems, videoLines, writeItems } from './items';
import { hasFormatting, isSameText, plainCell, textBlocks, withTexts } from './plain-texts';
import type { SheetContext, SheetPoint } from './sheet-point';

const withContent = (point: SheetPoint, content: ContentBlock[]): SheetPoint => ({ ...point, poi: { ...point.poi, content } });

function itemColumn<Type extends 'list' | 'embeds' | 'file'>(key: string, linesOf: (context: SheetContext) => ItemLines<Type>): Column {
  return {
    key,
    kind: 'text',
    canClear: true,
    write: ({ poi }, context) => writtenText(writeItems(poi.content, linesOf(context))),
    read: (point, cell, context) => withContent(point, readItems(point.poi.content, String(cell), linesOf(context))),
  };
}

/** What a point shows: its texts, and one `name|address` a line for links, videos and files. */
export const contentColumns: readonly Column[] = [
  {
    key: 'text',
    kind: 'text',
    canClear: true,
    write: ({ poi }, context) =>
      writtenText(
        plainCell(
          textBlocks(poi.content).map(({ content }) => content),
          context,
        ),
      ),
    read: (point, cell, context) => withContent(point, withTexts(point.poi.content, String(cell), context)),
    isSame: (one, other) => isSameText(String(one), String(other)),
    losesFormatting: ({ poi }) => textBlocks(poi.content).some(({ content }) => hasFormatting(content)),
  },
  itemColumn('links', () => linkLines),
  itemColumn('videos', () => videoLines),
  itemColumn('files', fileLines),
];
