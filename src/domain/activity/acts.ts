import type { Activity, ActivityKind } from './activity';

/** What somebody did at once: one entry, or many that differ only by the person or the thing. Newest first. */
export type Act = readonly [Activity, ...Activity[]];

/** What differs within an act of a kind; the other kinds are one entry each. */
const differs: Partial<Record<ActivityKind, 'whom' | 'what'>> = {
  invited: 'whom',
  'access-changed': 'whom',
  revoked: 'whom',
  'member-invited': 'whom',
  'member-invitation-withdrawn': 'whom',
  'member-removed': 'whom',
  'role-changed': 'whom',
  'user-deleted': 'whom',
  'tour-created': 'what',
  'tour-changed': 'what',
  'tour-collected': 'what',
  'tour-deleted': 'what',
  'tour-restored': 'what',
  'tour-purged': 'what',
  'version-published': 'what',
};

/** The entries of one act are at most this far apart. */
const gapMs = 10 * 60_000;

/** Folds entries, newest first, into acts: 49 invitations to a tour at once are one. */
export function actsOf(entries: readonly Activity[]): Act[] {
  const acts: [Activity, ...Activity[]][] = [];
  for (const entry of entries) {
    const act = acts.at(-1);
    if (act && belongsTo(entry, act.at(-1) ?? act[0])) act.push(entry);
    else acts.push([entry]);
  }
  return acts;
}

function belongsTo(entry: Activity, newer: Activity): boolean {
  const differing = differs[entry.kind];
  if (!differing || entry.times > 1 || newer.times > 1) return false;
  const same = differing === 'whom' ? 'what' : 'whom';
  return (
    entry.kind === newer.kind &&
    entry.actor === newer.actor &&
    entry.detail === newer.detail &&
    entry[same] === newer[same] &&
    newer.at.getTime() - entry.at.getTime() <= gapMs
  );
}

/** What stands in an act's sentence for all that it is about: "49 people", "12 tours", which lead to no single one. */
export function foldedEntry(act: Act): Activity {
  const [first] = act;
  if (act.length === 1) return first;
  return differs[first.kind] === 'what'
    ? { ...first, what: `${act.length} tours`, about: '', times: 1 }
    : { ...first, whom: `${act.length} people`, times: 1 };
}

/** What each entry of an act is about. */
export const itemOf = (entry: Activity): string => entry[differs[entry.kind] ?? 'whom'];
