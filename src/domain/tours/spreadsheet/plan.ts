import { allPois } from '../../folders/folder';
import { poiDeletionDenial } from '../../pois/deletion';
import type { Poi } from '../../pois/poi';
import { type Cell, type DecimalSign, textsOfCell } from './cells';
import type { Column } from './column';
import { columnsOf, idHeading } from './columns';
import { idInCell } from './ids';
import { decimalSignIn } from './numbers';
import { planRow, type RowReader } from './plan-row';
import type { RejectedCell, RowChange, SheetOptions, SheetPlan, SheetTour } from './sheet-plan';
import { type SheetPoint, sheetContext, sheetPoints } from './sheet-point';
import { type Stamp, stampIn } from './stamp';
import type { Table } from './table';

/** The stamp of a file; null if it has none. */
export const stampOf = ({ headings }: Table): Stamp | null => headings.map(stampIn).find((stamp) => stamp !== null) ?? null;

const nothing: Omit<SheetPlan, 'problem'> = { rows: [], unchanged: 0, missing: [], rejected: [], notes: [] };

/** Compares a file with the tour, cell by cell; changes nothing. */
export function planSheet(table: Table, state: SheetTour, options: SheetOptions): SheetPlan {
  const context = sheetContext(state.tour);
  const columns = columnsOf(context);
  const places = new Map(table.headings.map((heading, index) => [heading.toLowerCase(), index]));
  const idPlace = places.get(idHeading) ?? -1;
  const current = byId(sheetPoints(state.tour.folders, state.translations));
  const idOf = (cells: readonly Cell[]) => {
    const ids = textsOfCell(String(cells[idPlace] ?? '')).map(idInCell);
    return ids.find((id) => current.has(id)) ?? ids[0] ?? '';
  };
  const problem = repeatedHeading(table) ?? repeatedId(table, idOf);
  if (problem) return { ...nothing, problem };
  const present = columns.flatMap((column) => {
    const place = places.get(column.key.toLowerCase());
    return place === undefined ? [] : [{ column, place }];
  });
  const base = state.base && byId(sheetPoints(state.base, state.translations));
  const reader: RowReader = { present, context, options: { ...options, decimal: options.decimal ?? decimalOf(table, present) } };
  const plan = { rows: [] as RowChange[], rejected: [] as RejectedCell[], unchanged: 0 };
  const ids = new Set<string>();
  for (const { number, cells } of table.rows) {
    const id = idOf(cells);
    ids.add(id);
    const there = current.get(id);
    if (id !== '' && !there && !options.createsUnknown) {
      const reason = base?.has(id) ? 'Somebody deleted this point since the export.' : 'The tour has no point with this id.';
      plan.rejected.push({ row: number, column: idHeading, value: id, reason, isUnknownId: true });
      continue;
    }
    const point = there ?? newPoint(state.newPoi());
    const read = planRow({ number, cells, point, isNew: !there, base: (there && base?.get(id)) ?? null }, reader);
    plan.rejected.push(...read.rejected);
    if (read.change) plan.rows.push(read.change);
    else if (read.rejected.length === 0) plan.unchanged += 1;
  }
  return {
    ...plan,
    problem: null,
    missing: idPlace < 0 ? [] : missingPoints(table, state, ids),
    notes: [...table.notes, ...notesOf(table, columns, state)],
  };
}

const byId = (points: readonly SheetPoint[]): Map<string, SheetPoint> => new Map(points.map((point) => [point.poi.identifier, point]));

const newPoint = (poi: Poi): SheetPoint => ({ poi, folder: { id: null, path: '' }, order: 0, texts: {} });

function decimalOf({ rows }: Table, present: RowReader['present']): DecimalSign | null {
  const numbers = present.filter(({ column }) => column.kind === 'number' || column.isAlwaysNumber);
  return decimalSignIn(
    rows.flatMap(({ cells }) => numbers.flatMap(({ place }) => (typeof cells[place] === 'string' ? [String(cells[place])] : []))),
  );
}

function repeatedHeading({ headings }: Table): string | null {
  const named = headings.filter((heading) => heading !== '').map((heading) => heading.toLowerCase());
  const repeated = named.find((heading, index) => named.indexOf(heading) !== index);
  return repeated === undefined ? null : `Two columns are called “${repeated}”. Remove one of them.`;
}

function repeatedId({ rows }: Table, idOf: (cells: readonly Cell[]) => string): string | null {
  const first = new Map<string, number>();
  for (const { number, cells } of rows) {
    const id = idOf(cells);
    const before = first.get(id);
    if (id !== '' && before !== undefined)
      return `Rows ${before} and ${number} have the same id “${id}”. Clear the id of the row that is to be a new point.`;
    first.set(id, number);
  }
  return null;
}

/** Points that were added since the export are not missing. */
function missingPoints(table: Table, { tour, base }: SheetTour, ids: ReadonlySet<string>): SheetPlan['missing'] {
  if (!base || stampOf(table)?.tour !== tour.id) return [];
  const exported = new Set<string>(allPois(base).map(({ identifier }) => identifier));
  return allPois(tour.folders)
    .filter(({ identifier }) => exported.has(identifier) && !ids.has(identifier))
    .map((poi) => ({ id: poi.identifier, name: poi.name, denial: poiDeletionDenial(poi) }));
}

function notesOf(table: Table, columns: readonly Column[], { tour, base }: SheetTour): string[] {
  const recognized = new Set([idHeading, ...columns.map(({ key }) => key.toLowerCase())]);
  const stamp = stampOf(table);
  const unknown = table.headings.filter((heading) => heading !== '' && stampIn(heading) === null && !recognized.has(heading.toLowerCase()));
  return [
    ...(unknown.length > 0 ? [`Not read, because there are no such columns: ${unknown.join(', ')}.`] : []),
    ...(stamp && stamp.tour !== tour.id ? ['This file was exported from another tour.'] : []),
    ...(stamp && stamp.tour === tour.id && !base
      ? ['The saved state that was exported is not stored any more, so that changes by others since then look like changes of the file.']
      : []),
    ...(table.headings.some((heading) => heading.toLowerCase() === idHeading)
      ? []
      : ['There is no column “id”: every row is a new point.']),
  ];
}
