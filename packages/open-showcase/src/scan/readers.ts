import { refuse } from './scan-error';

/** Takes a value of a manifest as what it has to be. @throws ScanError that names the field */
export type Reader<T> = (value: unknown, field: string) => T;

/** A reader for each field; one that may answer undefined stands for an optional field only. */
type Fields<T> = { [K in keyof T]-?: Reader<object extends Pick<T, K> ? T[K] | undefined : T[K]> };

const must =
  <T>(be: string, is: (value: unknown) => value is T): Reader<T> =>
  (value, field) =>
    is(value) ? value : refuse(field, value === undefined ? 'is missing' : `must be ${be}`);

export const text = must('text', (value) => typeof value === 'string');
export const flag = must('true or false', (value) => typeof value === 'boolean');
export const number = must('a number', (value): value is number => Number.isFinite(value));
export const wholeNumber = must('a whole number', (value): value is number => Number.isSafeInteger(value));
const list = must('a list', (value): value is unknown[] => Array.isArray(value));
const anyObject = must(
  'an object',
  (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** One of these values. */
export const oneOf = <const T extends string | number>(...values: readonly T[]): Reader<T> =>
  must(values.map((value) => JSON.stringify(value)).join(' or '), (value): value is T => values.includes(value as T));

/** A value of which more has to hold. @param why what is said of one for which it does not */
export const that =
  <T>(reader: Reader<T>, holds: (value: T) => boolean, why: string): Reader<T> =>
  (value, field) => {
    const read = reader(value, field);
    return holds(read) ? read : refuse(field, why);
  };

export const filled = that(text, (value) => value !== '', 'must not be empty');
export const atLeast = (least: number, reader = number) => that(reader, (value) => value >= least, `must be at least ${least}`);
export const atMost = (most: number, reader = number) => that(reader, (value) => value <= most, `must be at most ${most}`);

/** Items of one kind, at least so many. */
export const listOf =
  <T>(item: Reader<T>, least = 0): Reader<T[]> =>
  (value, field) => {
    const items = list(value, field);
    if (items.length < least) refuse(field, `needs ${least} or more`);
    return items.map((each, at) => item(each, `${field}[${at}]`));
  };

/** An object with these fields; what else it has is kept. */
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

/** A field that may be absent. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, field) =>
    value === undefined ? undefined : reader(value, field);

/** What is taken for a field that is absent. */
export const otherwise =
  <T>(reader: Reader<T>, absent: () => T): Reader<T> =>
  (value, field) =>
    value === undefined ? absent() : reader(value, field);
