import { isDeepEqual } from '../same';
import type { Sides } from './three';

/** A group of fields that only make sense together, with a label and a text form for people. */
export type Aspect<T> = {
  words: string;
  fields: readonly string[];
  read: (of: T) => string;
  /** not edited by people: mine wins, without a conflict */
  isQuiet?: boolean;
};

/** Fields that never cause a conflict. */
export const neverConflicting = (...fields: string[]): Aspect<object>[] =>
  fields.map((field) => ({ ...singleField<object>(field, field), isQuiet: true }));

/** A single field, shown as it is. */
export const singleField = <T extends object>(words: string, field: string, read = readableValue): Aspect<T> => ({
  words,
  fields: [field],
  read: (of) => read(fieldOf(of, field)),
});

export const fieldOf = (of: object, field: string): unknown => (of as Record<string, unknown>)[field];

/** Any stored value as text. */
export function readableValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * All aspects of these records: the known ones, and one for each other field that a record contains.
 * @param besides fields that are merged elsewhere
 */
export function allAspects<T extends object>(
  aspects: readonly Aspect<T>[],
  besides: readonly string[],
  records: readonly T[],
): Aspect<T>[] {
  const covered = new Set([...besides, ...aspects.flatMap(({ fields }) => fields)]);
  const otherFields = new Set(records.flatMap((item) => Object.keys(item)).filter((field) => !covered.has(field)));
  return [...aspects, ...[...otherFields].map((field) => singleField<T>(labelOf(field), field))];
}

// defaultStemHeight -> default stem height
const labelOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const sameAspect = <T extends object>(aspect: Aspect<T>, one: T, other: T): boolean =>
  aspect.fields.every((field) => isDeepEqual(fieldOf(one, field), fieldOf(other, field)));

/**
 * Merges records aspect by aspect: a change made only by them is applied, everything else stays mine; `collide` decides aspects that both changed
 * differently. Fields in `besides` stay mine. Returns the same object as mine if nothing of theirs is applied.
 */
export function mergeAspects<T extends object>(
  { base, mine, theirs }: Sides<T>,
  aspects: readonly Aspect<T>[],
  besides: readonly string[],
  collide: (aspect: Aspect<T>) => 'mine' | 'theirs',
): T {
  let result = mine;
  for (const aspect of allAspects(aspects, besides, base ? [base, mine, theirs] : [mine, theirs])) {
    if (sameAspect(aspect, mine, theirs) || (base && sameAspect(aspect, base, theirs))) continue;
    if ((base && sameAspect(aspect, base, mine)) || (!aspect.isQuiet && collide(aspect) === 'theirs'))
      result = withFields(result, aspect.fields, theirs);
  }
  return result;
}

function withFields<T extends object>(target: T, fields: readonly string[], source: T): T {
  const result = { ...target } as Record<string, unknown>;
  for (const field of fields) {
    if (field in source) result[field] = fieldOf(source, field);
    else delete result[field];
  }
  return result as T;
}
