import { differences, type FieldPath, type FormValues, partOf } from './form-values';

/** What stored values do to a form that is being filled in. */
export type Merge = {
  /** Fields nobody has touched here: they show what is stored now. */
  taken: FieldPath[];
  /** Fields changed both here and elsewhere, and differently: they keep what was written here. */
  contested: FieldPath[];
};

/**
 * @param base what was stored when the fields were last brought in
 * @param mine what the form holds
 * @param theirs what is stored now
 */
export function mergeValues(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const touched = new Set(differences(base, mine));
  const changed = differences(base, theirs);
  return {
    taken: changed.filter((path) => !touched.has(path)),
    contested: changed.filter((path) => touched.has(path) && partOf(mine, path) !== partOf(theirs, path)),
  };
}

/**
 * What is stored, but for the echo of a save that was refused: the store shows what is written before it is, and takes it back a
 * moment after the refusal. Until then such a field is what it was before.
 */
export function withoutEcho(base: FormValues, theirs: FormValues, refused: FormValues): FormValues {
  const echoes = differences(base, refused).filter((path) => partOf(theirs, path) === partOf(refused, path));
  return echoes.reduce((values, path) => withPart(values, path, partOf(base, path)), theirs);
}

function withPart(values: FormValues, path: FieldPath, part: string | boolean | number | null): FormValues {
  const [key = '', inner] = path.split('.');
  return inner ? { ...values, place: { ...values.place, [inner]: part } } : { ...values, [key]: part };
}
