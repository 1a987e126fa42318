import { AppError } from '../../app-error';
import { pointTypeLimits } from '../../limits';
import { comparableName } from '../../plain-name';
import { type PointField, type PointType, typeOf } from '../../point-types/point-type';
import { type FieldValue, fitsField, isEmptyValue, stateOf, withDue, withField, withState, withType } from '../../point-types/values';
import { type Cell, cellText, isSameCell, writtenText } from './cells';
import type { Column } from './column';
import { dayIn, isSameDay } from './days';
import { numberIn } from './numbers';
import type { SheetPoint } from './sheet-point';

const invalid = (message: string): AppError => new AppError('invalid-argument', message);

const withPoi = (point: SheetPoint, poi: SheetPoint['poi']): SheetPoint => ({ ...point, poi });

/** The type of a point, its state and date, and a column for each field by its key, which types with the same field share. None without types. */
export function typeColumns(types: readonly PointType[]): Column[] {
  if (types.length === 0) return [];
  const fields = new Map<string, PointField[]>();
  for (const field of types.flatMap((type) => type.fields)) {
    if (!field.original) fields.set(field.key, [...(fields.get(field.key) ?? []), field]);
  }
  return [typeColumn(types), stateColumn(types), dueColumn(types), ...[...fields].map(([key, of]) => fieldColumn(key, of, types))];
}

const typeColumn = (types: readonly PointType[]): Column => ({
  key: 'type',
  kind: 'text',
  canClear: true,
  write: ({ poi }) => cellText(typeOf(types, poi.typeId)?.name ?? poi.typeId ?? ''),
  read: (point, cell) => {
    if (String(cell).trim() === '') return withPoi(point, withType(point.poi, null));
    if (String(cell).trim() === point.poi.typeId) return point;
    return withPoi(point, withType(point.poi, named(types, cell)));
  },
});

const stateColumn = (types: readonly PointType[]): Column => ({
  key: 'state',
  kind: 'text',
  canClear: true,
  write: ({ poi }) => cellText(stateOf(poi, types)?.name ?? poi.state ?? ''),
  read: (point, cell) => {
    const { poi } = point;
    if (String(cell).trim() === '') return withPoi(point, withState(poi, undefined));
    return withPoi(point, withState(poi, named(typeOf(types, poi.typeId)?.states ?? [], cell)));
  },
});

const dueColumn = (types: readonly PointType[]): Column => ({
  key: 'due',
  kind: 'text',
  isSame: isSameDate,
  canClear: true,
  write: ({ poi }) => cellText(poi.due ?? ''),
  read: (point, cell) => {
    const day = String(cell).trim() && dayOf(cell);
    if (day !== '' && !stateOf(point.poi, types)?.hasDueDate) throw invalid('The state of this point has no due date.');
    return withPoi(point, withDue(point.poi, day));
  },
});

const fieldColumn = (key: string, fields: readonly PointField[], types: readonly PointType[]): Column => {
  const fieldFor = ({ poi }: SheetPoint) => typeOf(types, poi.typeId)?.fields.find((field) => field.key === key && !field.original);
  return {
    key: `field:${key}`,
    // numbers too: a cell can be empty, or say what no field can show
    kind: 'text',
    isNumber: (point) => fieldFor(point)?.kind === 'number',
    isAlwaysNumber: fields.every(({ kind }) => kind === 'number'),
    ...(fields.every(({ kind }) => kind === 'date') && { isSame: isSameDate }),
    canClear: true,
    write: (point) => {
      const value = point.poi.fields?.[key];
      const field = fieldFor(point);
      if (isEmptyValue(value)) return '';
      return field && fitsField(field, value)
        ? cellOf(field, value)
        : writtenText(typeof value === 'string' ? value : JSON.stringify(value));
    },
    read: (point, cell) => {
      const field = fieldFor(point);
      if (!field) throw invalid('The type of this point has no such field.');
      return withPoi(point, withField(point.poi, key, valueIn(field, cell)));
    },
  };
};

/** Spreadsheet programs write dates as their language has them, also in cells that nobody changed. */
const isSameDate = (one: Cell, other: Cell): boolean => isSameCell(one, other) || isSameDay(String(one), String(other));

/** @throws AppError where it is not clear which day is meant */
function dayOf(cell: Cell): string {
  const day = dayIn(String(cell));
  if (day === null) throw invalid('Write a date such as 2026-11-29.');
  return day;
}

const nameOf = ({ choices }: PointField, id: FieldValue): string => cellText(choices.find((choice) => choice.id === id)?.name ?? '');

function cellOf(field: PointField, value: FieldValue): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((id) => nameOf(field, id)).join('\n');
  return field.kind === 'choice' ? nameOf(field, value) : writtenText(String(value));
}

/** @throws AppError with why a cell says nothing that the field can hold */
function valueIn(field: PointField, cell: Cell): FieldValue {
  const text = cellText(String(cell)).trim();
  if (text === '') return undefined;
  switch (field.kind) {
    case 'number': {
      const number = numberIn(text, null);
      if (number === null) throw invalid('This is not a number.');
      return number;
    }
    case 'flag':
      if (!['yes', 'no'].includes(text.toLowerCase())) throw invalid('Write yes or no.');
      return text.toLowerCase() === 'yes';
    case 'date':
      return dayOf(text);
    case 'choice':
      return named(field.choices, text).id;
    case 'choices': {
      const chosen = new Set(text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [named(field.choices, line).id])));
      return field.choices.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
    }
    default: {
      const most = field.kind === 'longText' ? pointTypeLimits.longText : pointTypeLimits.text;
      if (text.length > most) throw invalid(`Use at most ${most.toLocaleString('en')} characters.`);
      return text;
    }
  }
}

function named<Item extends { id: string; name: string }>(items: readonly Item[], cell: Cell): Item {
  const text = String(cell).trim();
  const found =
    items.find(({ name }) => cellText(name).trim() === text) ??
    items.find(({ name }) => comparableName(cellText(name)) === comparableName(text)) ??
    items.find(({ id }) => id === text);
  if (found) return found;
  const names = items.slice(0, 8).map(({ name }) => name);
  throw invalid(names.length > 0 ? `Write one of ${names.join(', ')}.` : 'The type of this point has none.');
}
