/** A document as it is stored: anything may be in it. Times are already `Date`. */
export type Stored = Readonly<Record<string, unknown>>;

/** The string, or the default when it is none. */
export const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** The finite number, or the default. */
export const number = <T = number>(value: unknown, fallback: T | number): T | number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Only a stored `true` is true; the rules read it the same way. */
export const flag = (value: unknown): boolean => value === true;

/** The time, or null when there is none. */
export const date = (value: unknown): Date | null => (value instanceof Date && !Number.isNaN(value.getTime()) ? value : null);

/** The time, also where it is stored as milliseconds since 1970, as that of organizations is. @see MODEL-004 */
export const dateOrMilliseconds = (value: unknown): Date | null => date(typeof value === 'number' ? new Date(value) : value);

/** The map, or an empty one. */
export const record = (value: unknown): Stored => (isRecord(value) ? value : {});

/** Every entry of the list read as `read` says; no list is an empty one. */
export const list = <T>(value: unknown, read: (entry: unknown, index: number) => T): T[] => (Array.isArray(value) ? value.map(read) : []);

/** Every entry of the list that is a map. Other entries cannot be shown as anything and are left out. */
export const records = <T>(value: unknown, read: (entry: Stored, index: number) => T): T[] =>
  Array.isArray(value) ? value.filter(isRecord).map(read) : [];

/** Every entry of the list that is a string. */
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);

/**
 * A stored map, to be spread before the fields a reader knows. Older documents hold fields that nobody here reads: carried
 * along unseen, they are stored again with the rest.
 */
export const asStored = (stored: Stored): object => stored;

/** One of the listed words, or the default. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown, fallback: NoInfer<T>): T =>
  words.find((word) => word === value) ?? fallback;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
