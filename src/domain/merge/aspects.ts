import { chooseSide, fieldOf, mergeRecord, type Sides, sameFields } from './three';

/**
 * A group of fields that only make sense together, with a label and a text form for people.
 * @property quietFields come along with the others, and people do not edit them: where they alone differ nobody is asked, and mine win
 */
export type Aspect<T> = {
  words: string;
  fields: readonly string[];
  quietFields?: readonly string[];
  read: (of: T) => string;
};

/** Fields that never cause a conflict. */
export const neverConflicting = (...fields: string[]): Aspect<object>[] =>
  fields.map((field) => ({ words: field, fields: [], quietFields: [field], read: () => '' }));

/** A single field, shown as it is. */
export const singleField = <T extends object>(words: string, field: string, read = readableValue): Aspect<T> => ({
  words,
  fields: [field],
  read: (of) => read(fieldOf(of, field)),
});

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
  const covered = new Set([...besides, ...aspects.flatMap(fieldsOf)]);
  const otherFields = new Set(records.flatMap((item) => Object.keys(item)).filter((field) => !covered.has(field)));
  return [...aspects, ...[...otherFields].map((field) => singleField<T>(labelOf(field), field))];
}

const fieldsOf = ({ fields, quietFields = [] }: Pick<Aspect<never>, 'fields' | 'quietFields'>): readonly string[] => [
  ...fields,
  ...quietFields,
];

// defaultStemHeight -> default stem height
const labelOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Whether an aspect is the same to people. */
export const sameAspect = <T extends object>(aspect: Aspect<T>, one: T, other: T): boolean => sameFields(aspect.fields, one, other);

/**
 * Merges records aspect by aspect: a change made only by them is applied, everything else stays mine; `collide` decides aspects that both changed
 * differently. Fields in `besides` stay mine. Returns the same object as mine if nothing of theirs is applied.
 */
export const mergeAspects = <T extends object>(
  sides: Sides<T>,
  aspects: readonly Aspect<T>[],
  besides: readonly string[],
  collide: (aspect: Aspect<T>) => 'mine' | 'theirs',
): T =>
  mergeRecord(
    sides,
    allAspects(aspects, besides, [sides.base ?? sides.mine, sides.mine, sides.theirs]).map((aspect) => ({
      aspect,
      fields: fieldsOf(aspect),
    })),
    ({ aspect }) => chooseSide(sides, aspect.fields, () => collide(aspect)),
  );
