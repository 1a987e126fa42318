import { csvCell, textOfCsvCell } from '../csv-cell';
import { contentLimits, nameLimit, tourLimits } from '../limits';
import { csvRows } from './csv-rows';
import { type TextToTranslate, textsToTranslate } from './progress';
import { sourceHash } from './source-hash';
import type { TextKind, TourText, TranslatedTour } from './tour-texts';
import type { TextsByThing, Translation } from './translations';

const columns = ['id', 'path', 'field', 'source', 'translation', 'hash'] as const;

/**
 * The texts of a tour with their translations as CSV: UTF-8 with a byte order mark, one text a row, safe in spreadsheets. `hash` is of the source in
 * the same row, so that a translation of an older source is known as one. @see docs/tour-data.md
 */
export function translationsAsCsv(tour: TranslatedTour, texts: TextsByThing): string {
  const rows = textsToTranslate(tour, texts).map((text) => [
    ...[text.key, text.path.slice(0, -1).join(' › '), text.path.at(-1) ?? '', text.text, text.translation],
    // an outdated translation stays one when it comes back unchanged
    text.hash || sourceHash(text.text),
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** What an import would change, and the rows that it refuses. */
export type ImportPlan = {
  changes: readonly { text: TextToTranslate; translation: Translation }[];
  unchanged: number;
  rejected: readonly { row: number; id: string; reason: string }[];
  /** Why the whole file cannot be read; null if it can. */
  problem: string | null;
};

/** Compares a file with what is stored; writes nothing. Blank translations leave what is there. */
export function planImport(csv: string, tour: TranslatedTour, texts: TextsByThing): ImportPlan {
  const [head = [], ...rows] = csvRows(csv);
  const at = Object.fromEntries(columns.map((column) => [column, head.findIndex((cell) => cell.trim().toLowerCase() === column)]));
  const lacks = (['id', 'translation', 'hash'] as const).filter((column) => at[column] === -1);
  if (lacks.length > 0)
    return { ...nothing, problem: `The first row has no column ${lacks.join(', ')}. Export the texts again, and fill in that file.` };
  const byKey = new Map(textsToTranslate(tour, texts).map((text) => [text.key, text]));
  const ids = new Set<string>();
  const plan = { changes: [] as ImportPlan['changes'][number][], unchanged: 0, rejected: [] as ImportPlan['rejected'][number][] };
  for (const [index, row] of rows.entries()) {
    const cellOf = (column: (typeof columns)[number]) => textOfCsvCell(row[at[column] ?? -1] ?? '');
    const [id, written, hash] = [cellOf('id'), cellOf('translation'), cellOf('hash').trim()];
    const text = byKey.get(id);
    const reason = rowProblem({ id, written, hash, text, isRepeated: ids.has(id), cells: row.length, columns: head.length });
    ids.add(id);
    if (reason || !text) plan.rejected.push({ row: index + 2, id, reason: reason ?? '' });
    else if (written.trim() === '' || (sameText(written, text.translation) && hash === text.hash)) plan.unchanged += 1;
    else plan.changes.push({ text, translation: { text: withLines(written), hash } });
  }
  return { ...plan, problem: null };
}

const nothing: ImportPlan = { changes: [], unchanged: 0, rejected: [], problem: null };

type Row = {
  id: string;
  written: string;
  hash: string;
  text: TextToTranslate | undefined;
  isRepeated: boolean;
  cells: number;
  columns: number;
};

/** Why a row is not imported; null if it is. */
function rowProblem({ id, written, hash, text, isRepeated, cells, columns: expected }: Row): string | null {
  if (cells < expected) return `It has ${cells} cells in place of ${expected}.`;
  if (!text) return id.trim() === '' ? 'It has no id.' : 'The tour has no such text any more.';
  if (isRepeated) return 'An earlier row has the same id.';
  if (hash === '') return 'It has no hash.';
  return translationProblem(text, written);
}

// spreadsheets write other line ends, and leave out control characters as the export does
const withLines = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
const sameText = (one: string, other: string): boolean => withLines(one) === withLines(textOfCsvCell(unquoted(csvCell(other))));
const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** How long a translation may be: as long as the texts of its kind. */
const limits: Record<TextKind, number> = { line: contentLimits.itemName, lines: tourLimits.description, rich: contentLimits.text };

/** Why a translation cannot be stored; null if it can. */
export function translationProblem({ field, kind }: Pick<TourText, 'field' | 'kind'>, translation: string): string | null {
  const limit = field === 'name' ? nameLimit : limits[kind];
  return translation.length > limit ? `Use at most ${limit.toLocaleString('en')} characters.` : null;
}
