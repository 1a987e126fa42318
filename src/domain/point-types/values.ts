import { linkAddress } from '../link-address';
import type { Poi } from '../pois/poi';
import { type PointField, type PointState, type PointType, typeOf } from './point-type';

/** What a point holds under one key. Values of fields that nobody knows any more are of any kind. */
export type FieldValue = unknown;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** What of a point its type is about. */
export type Typed = Pick<Poi, 'typeId' | 'fields' | 'state' | 'due' | 'stateAt'>;

/** What searches and the page name the details of a point by, as if they were a block of its content. */
export const detailsBlock = 'details';

/** Whether a value says nothing; no is a value. */
export const isEmptyValue = (value: FieldValue): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a value is one that its field can show and edit. */
export function fitsField({ kind, choices, original }: PointField, value: FieldValue): boolean {
  if (original) return false;
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'date':
      return isDay(value);
    case 'choice':
      return choices.some(({ id }) => id === value);
    case 'choices':
      return Array.isArray(value) && value.every((id) => choices.some((choice) => choice.id === id));
    default:
      return typeof value === 'string';
  }
}

/** Whether this is a day of the calendar, such as 2026-11-29. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** A field of a point with its value: an empty one, one that fits, or one that nobody can show any more, under its key. */
export type ShownField = { field: PointField; value: FieldValue; fits: boolean };
/** Values without a field: the type lost it, or nobody knows the type. */
export type UnknownValue = { key: string; value: FieldValue };

/** The fields of a point in the order of its type, and whatever else it holds. */
export function fieldsOf(poi: Typed, types: readonly PointType[]): { shown: ShownField[]; unknown: UnknownValue[] } {
  const fields = typeOf(types, poi.typeId)?.fields ?? [];
  const values = poi.fields ?? {};
  const shown = fields.map((field) => {
    const value = values[field.key];
    return { field, value, fits: isEmptyValue(value) || fitsField(field, value) };
  });
  const keys = new Set(fields.map(({ key }) => key));
  const unknown = Object.entries(values).flatMap(([key, value]) => (keys.has(key) || isEmptyValue(value) ? [] : [{ key, value }]));
  return { shown, unknown };
}

/** The state of a point; undefined if it has none, or one that its type has no more. */
export const stateOf = ({ typeId, state }: Typed, types: readonly PointType[]): PointState | undefined =>
  state === undefined ? undefined : typeOf(types, typeId)?.states.find(({ id }) => id === state);

/** The fields that a version needs and this point does not have. */
export const missingFields = (poi: Typed, types: readonly PointType[]): PointField[] =>
  fieldsOf(poi, types).shown.flatMap(({ field, value }) => (field.isRequired && isEmptyValue(value) ? [field] : []));

/** A point with another value of a field; undefined removes it. */
export function withField<P extends Typed>(poi: P, key: string, value: FieldValue): P {
  const { [key]: _, ...others } = poi.fields ?? {};
  return withFields(poi, isEmptyValue(value) ? others : { ...others, [key]: value });
}

/** A point with these values, and no `fields` where there are none. */
export function withFields<P extends object>(poi: P, fields: FieldValues): P {
  const { fields: _, ...rest } = poi as P & Typed;
  return (Object.keys(fields).length === 0 ? rest : { ...rest, fields }) as P;
}

/** A point of another type, or of none. What it holds stays: another choice brings it back. A state of another type goes, with its date. */
export function withType<P extends Typed>({ typeId: _, ...poi }: P, type: PointType | null): P {
  if (!type) return withoutState(poi as P);
  const typed = { ...poi, typeId: type.id } as P;
  return type.states.some(({ id }) => id === poi.state) ? typed : withState(typed, type.states[0]);
}

/** A point in another state since `at`, or in none; only a state with a date keeps that. */
export function withState<P extends Typed>(poi: P, state: PointState | undefined, at = new Date()): P {
  if (!state) return withoutState(poi);
  if (state.id === poi.state) return poi;
  const { due, ...rest } = poi;
  return { ...rest, state: state.id, ...(state.hasDueDate && due !== undefined && { due }), stateAt: at.toISOString() } as P;
}

function withoutState<P extends Typed>({ state: _, due: _due, stateAt: _at, ...poi }: P): P {
  return poi as P;
}

/** A point with another date, or none. */
export const withDue = <P extends Typed>({ due: _, ...poi }: P, due: string): P => ({ ...poi, ...(isDay(due) && { due }) }) as P;

/** Whether a point should be done by now. @param today such as 2026-11-29 */
export const isOverdue = ({ due }: Typed, state: PointState | undefined, today: string): boolean =>
  state?.hasDueDate === true && due !== undefined && due < today;

/** The address that a link leads to; null if it leads nowhere. */
export const linkOf = (value: FieldValue): string | null => (typeof value === 'string' ? linkAddress(value) : null);
