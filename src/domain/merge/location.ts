import type { Aspect } from './aspects';
import { type Choice, type Conflict, deletedText, type ResolveConflict } from './conflicts';

/** The place in a tour that is being merged. */
export type MergeLocation = { id: string; kind: Conflict['kind']; where: readonly string[]; ask: ResolveConflict };

/** The location of a child, by its key and name. */
export const childLocation = ({ id, where, ask }: MergeLocation, kind: Conflict['kind'], key: string, name: string): MergeLocation => ({
  id: `${id}/${kind}/${key}`,
  kind,
  where: [...where, name],
  ask,
});

/** Resolves an aspect that both sides changed. */
export const resolveConflict = <T>(
  { id, kind, where, ask }: MergeLocation,
  { words, read }: Pick<Aspect<T>, 'words' | 'read'>,
  { mine, theirs }: { mine: T; theirs: T },
  canKeepBoth = false,
): Choice => ask({ id: `${id}/${words}`, kind, where, field: words, mine: read(mine), theirs: read(theirs), canKeepBoth }, 'mine');

/** Resolves an item that one side deleted and the other changed: whether it stays. Undecided, it stays. */
export function resolveDeletion({ id, kind, where, ask }: MergeLocation, by: 'mine' | 'theirs', remaining: string): boolean {
  const [mine, theirs] = by === 'mine' ? [deletedText, remaining] : [remaining, deletedText];
  const conflict: Conflict = { id: `${id}/all of it`, kind, where, field: 'all of it', mine, theirs, canKeepBoth: false };
  return ask(conflict, by === 'mine' ? 'theirs' : 'mine') !== by;
}
