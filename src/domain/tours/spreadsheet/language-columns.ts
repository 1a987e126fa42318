import { AppError } from '../../app-error';
import { sourceHash } from '../../languages/source-hash';
import type { Translation } from '../../languages/translations';
import { nameLimit } from '../../limits';
import { plainName } from '../../plain-name';
import type { Poi } from '../../pois/poi';
import { cellText, writtenText } from './cells';
import type { Column } from './column';
import { changedText, hasFormatting, isSameText, partsOf, plainCell, textBlocks } from './plain-texts';
import type { SheetContext, SheetPoint } from './sheet-point';

const textOf = (point: SheetPoint, tag: string, field: string): string => point.texts[tag]?.[field]?.text ?? '';

function withText(point: SheetPoint, tag: string, field: string, translation: Translation | null): SheetPoint {
  const { [field]: _, ...others } = point.texts[tag] ?? {};
  return { ...point, texts: { ...point.texts, [tag]: translation ? { ...others, [field]: translation } : others } };
}

/** The fields by which the texts of a point are translated (languages/tour-texts.ts). */
const textFields = ({ content }: Poi) => textBlocks(content).map((block) => ({ field: `text ${block.identifier}`, source: block.content }));

/** The name and the texts of a point in one language. A translation remembers the source that it was made from: the one beside it. */
export const languageColumns = (tag: string): Column[] => [
  {
    key: `name:${tag}`,
    kind: 'text',
    canClear: true,
    write: (point) => cellText(textOf(point, tag, 'name')),
    read: (point, cell) => {
      const text = plainName(String(cell));
      if (text.length > nameLimit) throw new AppError('invalid-argument', `Use at most ${nameLimit} characters.`);
      return withText(point, tag, 'name', text === '' ? null : { text, hash: sourceHash(point.poi.name) });
    },
  },
  {
    key: `text:${tag}`,
    kind: 'text',
    canClear: true,
    write: (point, context) =>
      writtenText(
        plainCell(
          textFields(point.poi).map(({ field }) => textOf(point, tag, field)),
          context,
        ),
      ),
    read: (point, cell, context) => withTranslatedTexts(point, tag, String(cell), context),
    isSame: (one, other) => isSameText(String(one), String(other)),
    losesFormatting: (point) => textFields(point.poi).some(({ field }) => hasFormatting(textOf(point, tag, field))),
  },
];

function withTranslatedTexts(point: SheetPoint, tag: string, cell: string, context: SheetContext): SheetPoint {
  const fields = textFields(point.poi);
  if (fields.length === 0) throw new AppError('invalid-argument', 'The point has no text to translate.');
  const parts = partsOf(cell, fields.length);
  return fields.reduce((changed, { field, source }, index) => {
    const part = parts[index] ?? '';
    if (isSameText(plainCell([textOf(point, tag, field)], context), part)) return changed;
    const text = changedText(part, textOf(point, tag, field));
    return withText(changed, tag, field, text === '' ? null : { text, hash: sourceHash(source) });
  }, point);
}
