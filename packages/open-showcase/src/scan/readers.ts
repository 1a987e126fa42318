import { throwScanError } from './scan-error';

/** Validates a value of a manifest and returns it with its type. @throws ScanError that names the field */
export type Reader<T> = (value: unknown, field: string) => T;

/** A reader for each field; only readers of optional fields may return undefined. */
type Fields<T> = { [K in keyof T]-?: Reader<object extends Pick<T, K> ? T[K] | undefined : T[K]> };

const readerOf =
  <T>(be: string, is: (value: unknown) => value is T): Reader<T> =>
  (value, field) =>
    is(value) ? value : throwScanError(field, value === undefined ? 'is missing' : `must be ${be}`);

export const text = readerOf('text', (value) => typeof value === 'string');
export const boolean = readerOf('true or false', (value) => typeof value === 'boolean');
export const number = readerOf('a number', (value): value is number => Number.isFinite(value));
export const wholeNumber = readerOf('a whole number', (value): value is number => Number.isSafeInteger(value));
const list = readerOf('a list', (value): value is unknown[] => Array.isArray(value));
const anyObject = readerOf(
  'an object',
  (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** One of these values. */
export const oneOf = <const T extends string | number>(...values: readonly T[]): Reader<T> =>
  readerOf(values.map((value) => JSON.stringify(value)).join(' or '), (value): value is T => values.includes(value as T));

/** Adds a condition to a reader. @param why the message if it does not hold */
export const where =
  <T>(reader: Reader<T>, holds: (value: T) => boolean, why: string): Reader<T> =>
  (value, field) => {
    const read = reader(value, field);
    return holds(read) ? read : throwScanError(field, why);
  };

export const nonEmptyText = where(text, (value) => value !== '', 'must not be empty');
export const atLeast = (least: number, reader = number) => where(reader, (value) => value >= least, `must be at least ${least}`);
export const atMost = (most: number, reader = number) => where(reader, (value) => value <= most, `must be at most ${most}`);

/** A list of items of one kind, with a minimum length. */
export const listOf =
  <T>(item: Reader<T>, least = 0): Reader<T[]> =>
  (value, field) => {
    const items = list(value, field);
    if (items.length < least) throwScanError(field, `needs ${least} or more`);
    return items.map((each, at) => item(each, `${field}[${at}]`));
  };

/** An object with these fields; other fields are preserved. */
export const object =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value, field) => {
    const read = { ...anyObject(value, field) };
    for (const [key, reader] of Object.entries<Reader<unknown>>(fields)) {
      const found = reader(read[key], field === '' ? key : `${field}.${key}`);
      if (found !== undefined) read[key] = found;
    }
    return read as T;
  };

/** An optional field. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, field) =>
    value === undefined ? undefined : reader(value, field);

/** A field with a default value. */
export const withDefault =
  <T>(reader: Reader<T>, absent: () => T): Reader<T> =>
  (value, field) =>
    value === undefined ? absent() : reader(value, field);
