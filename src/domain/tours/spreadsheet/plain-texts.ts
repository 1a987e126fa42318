import { AppError } from '../../app-error';
import type { BlockOf, ContentBlock } from '../../content/content-blocks';
import { newBlock } from '../../content/new-block';
import { contentLimits } from '../../limits';
import { escapeText, imagesIn, plainLines, withoutImages } from '../../rich-text';
import { cellText } from './cells';
import { sheetAddress } from './items';
import type { SheetContext } from './sheet-point';

/** Stands between the texts of a point that has several. */
const separator = '\n\n* * *\n\n';
const separatorLine = /\n*^\* \* \*[^\S\n]*$\n*/m;

export const textBlocks = (content: readonly ContentBlock[]): BlockOf<'text'>[] => content.filter((block) => block.type === 'text');

/** Formatted texts as one cell shows them: plain, with their lines, without images, and files without what opens them. */
export const plainCell = (texts: readonly string[], { ownFiles }: Pick<SheetContext, 'ownFiles'>): string =>
  texts
    .map((html) =>
      cellText(plainLines(withoutImages(html)))
        .replace(/https?:\/\/[^\s"'<>()]+/g, (address) => sheetAddress(address, ownFiles))
        .trim(),
    )
    .join(separator)
    .trim();

/** A plain text as formatted text: a blank line ends a paragraph. */
export const formatted = (plain: string): string =>
  cellText(plain)
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A text as it is plain again after it was imported: programs and people add blank lines and spaces. */
const normalized = (plain: string): string => plainLines(formatted(plain));

export const isSameText = (one: string, other: string): boolean =>
  cellText(one).trim() === cellText(other).trim() || normalized(one) === normalized(other);

/** A changed text, with the images that it had before at its end: a cell cannot have them. @throws AppError with a text that is too long */
export const changedText = (plain: string, before: string): string =>
  requireTextFits(
    `${formatted(plain)}${imagesIn(before)
      .map(({ html }) => html)
      .join('')}`,
  );

/** Whether a formatted text has more than paragraphs and lines, which a plain one loses. */
export const hasFormatting = (html: string): boolean => /<(?!\/?(?:p|br)\b)[a-z]/i.test(html);

/**
 * The parts of a cell, one for each text of the point.
 * @throws AppError if there are more or fewer
 */
export function partsOf(cell: string, count: number): string[] {
  if (cell.trim() === '') return Array.from({ length: count }, () => '');
  const parts = count === 1 ? [cell] : cell.split(new RegExp(separatorLine, 'gm'));
  if (parts.length === count) return parts;
  throw new AppError(
    'invalid-argument',
    `The point has ${count} texts, and the cell ${parts.length}. Lines with “* * *” stand between the texts; leave as many as there were.`,
  );
}

/** @throws AppError with a text that is too long */
export function requireTextFits(html: string): string {
  if (html.length <= contentLimits.text) return html;
  throw new AppError('out-of-range', `Use at most ${contentLimits.text.toLocaleString('en')} characters.`);
}

/** The content with the texts of a cell; those whose plain form is the same keep their formatting. @throws AppError with why the cell is refused */
export function withTexts(content: readonly ContentBlock[], cell: string, context: Pick<SheetContext, 'ownFiles'>): ContentBlock[] {
  const blocks = textBlocks(content);
  if (blocks.length === 0) return [{ ...newBlock('text'), content: requireTextFits(formatted(cell)) }, ...content];
  const parts = partsOf(cell, blocks.length);
  return content.map((block) => {
    const part = block.type === 'text' ? parts[blocks.indexOf(block)] : undefined;
    if (block.type !== 'text' || part === undefined || isSameText(plainCell([block.content], context), part)) return block;
    return { ...block, content: changedText(part, block.content) };
  });
}
