/** A stored document with unvalidated fields. Timestamps are already `Date`. */
export type Stored = Readonly<Record<string, unknown>>;

/** The string, or the default. */
export const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** The finite number, or the default. */
export const number = <T = number>(value: unknown, fallback: T | number): T | number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Only a stored `true` is true, as in the security rules. */
export const flag = (value: unknown): boolean => value === true;

/** The date, or null. */
export const date = (value: unknown): Date | null => (value instanceof Date && !Number.isNaN(value.getTime()) ? value : null);

/** The date, also if it is stored as milliseconds since 1970, as organizations do. @see MODEL-004 */
export const dateOrMilliseconds = (value: unknown): Date | null => date(typeof value === 'number' ? new Date(value) : value);

/** The object, or an empty one. */
export const record = (value: unknown): Stored => (isRecord(value) ? value : {});

/** Maps the entries of a list with `read`; anything else is an empty list. */
export const list = <T>(value: unknown, read: (entry: unknown, index: number) => T): T[] => (Array.isArray(value) ? value.map(read) : []);

/** Maps the entries that are objects; other entries are skipped. */
export const records = <T>(value: unknown, read: (entry: Stored, index: number) => T): T[] =>
  Array.isArray(value) ? value.filter(isRecord).map(read) : [];

/** The entries that are strings. */
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);

/** Spreads a stored object before the fields that a reader knows, so that unknown fields of older documents are preserved when it is stored again. */
export const asStored = (stored: Stored): object => stored;

/** One of the listed words, or the default. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown, fallback: NoInfer<T>): T =>
  words.find((word) => word === value) ?? fallback;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
