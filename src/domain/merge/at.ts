import type { Aspect } from './aspects';
import { type Ask, type Choice, type Conflict, deleted } from './conflicts';

/** Where in a tour two sides are being joined. */
export type At = { id: string; kind: Conflict['kind']; where: readonly string[]; ask: Ask };

/** Something in there, by its key and name. */
export const inside = ({ id, where, ask }: At, kind: Conflict['kind'], key: string, name: string): At => ({
  id: `${id}/${kind}/${key}`,
  kind,
  where: [...where, name],
  ask,
});

/** What is to stand of an aspect that both sides changed. */
export const asked = <T>(
  { id, kind, where, ask }: At,
  { words, read }: Pick<Aspect<T>, 'words' | 'read'>,
  { mine, theirs }: { mine: T; theirs: T },
  canKeepBoth = false,
): Choice => ask({ id: `${id}/${words}`, kind, where, field: words, mine: read(mine), theirs: read(theirs), canKeepBoth }, 'mine');

/** What is to become of something that one side deleted and the other changed: whether it stays. Undecided it does. */
export function askedIfDeleted({ id, kind, where, ask }: At, by: 'mine' | 'theirs', left: string): boolean {
  const [mine, theirs] = by === 'mine' ? [deleted, left] : [left, deleted];
  const conflict: Conflict = { id: `${id}/all of it`, kind, where, field: 'all of it', mine, theirs, canKeepBoth: false };
  return ask(conflict, by === 'mine' ? 'theirs' : 'mine') !== by;
}
