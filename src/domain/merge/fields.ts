import { isDeepEqual } from '../same';
import { mergeRecord, singleGroup } from './three';

/** A form's fields by their paths. */
export type FieldValues<Path extends string> = Readonly<Record<Path, unknown>>;

/** How newly stored values affect a form with unsaved input. */
export type FieldMerge<Path> = {
  /** Fields not edited here: they take the stored value. */
  incoming: Path[];
  /** Fields edited here and changed elsewhere to a different value: somebody has to choose. */
  conflicts: Path[];
};

/** Paths of the fields that differ. */
export const differentFields = <Path extends string>(one: FieldValues<Path>, other: FieldValues<Path>): Path[] =>
  (Object.keys(one) as Path[]).filter((path) => !isDeepEqual(one[path], other[path]));

/**
 * Compares three versions of a form, field by field.
 * @param base stored values at the last merge
 * @param mine values in the form
 * @param theirs values stored now
 */
export function mergeFields<Path extends string>(
  base: FieldValues<Path>,
  mine: FieldValues<Path>,
  theirs: FieldValues<Path>,
): FieldMerge<Path> {
  const paths = Object.keys(base) as Path[];
  const conflicts: Path[] = [];
  const merged = mergeRecord({ base, mine, theirs }, paths.map(singleGroup), ({ fields: [path] }) => {
    conflicts.push(path);
    return 'mine';
  });
  return { incoming: paths.filter((path) => !isDeepEqual(merged[path], mine[path])), conflicts };
}

/**
 * Paths that a rejected save still shows in the stored values: the local cache has the optimistic write for a moment after the rejection.
 */
export const rejectedFields = <Path extends string>(
  base: FieldValues<Path>,
  theirs: FieldValues<Path>,
  rejected: FieldValues<Path>,
): Path[] => differentFields(base, rejected).filter((path) => Object.is(theirs[path], rejected[path]));
