import { isSame } from '../same';
import type { Sides } from './three';

/** Fields that make sense only together, what they are called, and how they read. */
export type Aspect<T> = {
  words: string;
  fields: readonly string[];
  read: (of: T) => string;
  /** nothing people made: of two changes mine stands, and nobody is asked or told */
  isQuiet?: boolean;
};

/** Fields that nobody is asked about. */
export const quiet = (...fields: string[]): Aspect<object>[] => fields.map((field) => ({ ...plain<object>(field, field), isQuiet: true }));

/** A field by itself, read as it stands. */
export const plain = <T extends object>(words: string, field: string, read = readable): Aspect<T> => ({
  words,
  fields: [field],
  read: (of) => read(fieldOf(of, field)),
});

export const fieldOf = (of: object, field: string): unknown => (of as Record<string, unknown>)[field];

/** Any stored value in words. */
export function readable(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * All aspects of such records: those that are known, and each other field that one of them holds by itself.
 * @param besides the fields that are looked at elsewhere
 */
export function allAspects<T extends object>(known: readonly Aspect<T>[], besides: readonly string[], records: readonly T[]): Aspect<T>[] {
  const seen = new Set([...besides, ...known.flatMap(({ fields }) => fields)]);
  const further = new Set(records.flatMap((each) => Object.keys(each)).filter((field) => !seen.has(field)));
  return [...known, ...[...further].map((field) => plain<T>(spoken(field), field))];
}

// defaultStemHeight -> default stem height
const spoken = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const sameAspect = <T extends object>(aspect: Aspect<T>, one: T, other: T): boolean =>
  aspect.fields.every((field) => isSame(fieldOf(one, field), fieldOf(other, field)));

/**
 * Records joined aspect by aspect: what theirs alone changed is theirs, all else mine; what both changed differently is `mine` or `theirs` as
 * `collide` says. The fields of `besides` stay mine. Mine itself is answered where nothing of theirs is taken.
 */
export function joinedAspects<T extends object>(
  { base, mine, theirs }: Sides<T>,
  known: readonly Aspect<T>[],
  besides: readonly string[],
  collide: (aspect: Aspect<T>) => 'mine' | 'theirs',
): T {
  let result = mine;
  for (const aspect of allAspects(known, besides, base ? [base, mine, theirs] : [mine, theirs])) {
    if (sameAspect(aspect, mine, theirs) || (base && sameAspect(aspect, base, theirs))) continue;
    if ((base && sameAspect(aspect, base, mine)) || (!aspect.isQuiet && collide(aspect) === 'theirs'))
      result = taken(result, aspect.fields, theirs);
  }
  return result;
}

function taken<T extends object>(into: T, fields: readonly string[], from: T): T {
  const result = { ...into } as Record<string, unknown>;
  for (const field of fields) {
    if (field in from) result[field] = fieldOf(from, field);
    else delete result[field];
  }
  return result as T;
}
