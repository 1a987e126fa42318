import { minuteMs } from '../durations';
import type { Activity, ActivityKind } from './activity';

/** What somebody did at once: one entry, or many that differ only by the person or the thing. Newest first. */
export type Act = readonly [Activity, ...Activity[]];

/** An entry whose person or thing can be an amount, such as "49 people". */
export type FoldedEntry = Activity & { many?: Differing };
type Differing = 'whom' | 'what';

/** What can differ within an act of a kind, and what many of it are called; the other kinds are one entry each. */
const differs: Partial<Record<ActivityKind, Partial<Record<Differing, string>>>> = {
  invited: { whom: 'people' },
  'access-changed': { whom: 'people' },
  revoked: { whom: 'people' },
  'member-invited': { whom: 'people' },
  'member-invitation-withdrawn': { whom: 'people' },
  'member-removed': { whom: 'people' },
  'role-changed': { whom: 'people' },
  'user-deleted': { whom: 'people' },
  'tour-created': { what: 'tours' },
  'tour-changed': { what: 'tours' },
  'tour-collected': { what: 'tours' },
  'tour-deleted': { what: 'tours' },
  'tour-restored': { what: 'tours' },
  'tour-purged': { what: 'tours' },
  'location-created': { what: 'locations' },
  'location-changed': { what: 'locations' },
  'location-deleted': { what: 'locations' },
  'location-restored': { what: 'locations' },
  'location-purged': { what: 'locations' },
  'collection-created': { what: 'collections' },
  'collection-changed': { what: 'collections' },
  'collection-deleted': { what: 'collections' },
  'version-published': { what: 'tours' },
  'version-access-changed': { whom: 'published versions', what: 'tours' },
  'version-deleted': { whom: 'published versions', what: 'tours' },
};

/** The entries of one act are at most this far apart. */
const gapMs = 10 * minuteMs;

/** Folds entries, newest first, into acts: 49 invitations to a tour at once are one. */
export function actsOf(entries: readonly Activity[]): Act[] {
  const acts: [Activity, ...Activity[]][] = [];
  for (const entry of entries) {
    const act = acts.at(-1);
    if (act && belongsTo(entry, act)) act.push(entry);
    else acts.push([entry]);
  }
  return acts;
}

function belongsTo(entry: Activity, act: Act): boolean {
  const newer = act.at(-1) ?? act[0];
  const differing = differingIn([act[0], act[1] ?? entry, entry]);
  if (!differing || entry.times > 1 || newer.times > 1) return false;
  return (
    entry.kind === newer.kind &&
    entry.actor === newer.actor &&
    entry.detail === newer.detail &&
    // what differs can change as an act grows, so the other field counts in all of it
    act.every((each) => (differing === 'whom' ? isAboutSame(each, entry) : each.whom === entry.whom)) &&
    newer.at.getTime() - entry.at.getTime() <= gapMs
  );
}

/** Two tours can have the same name. */
const isAboutSame = (one: Activity, other: Activity): boolean => one.what === other.what && one.about === other.about;

/** What differs in the entries of an act; of several fields that can, the first that does. */
function differingIn(entries: Act): Differing | undefined {
  const [first] = entries;
  const fields = Object.keys(differs[first.kind] ?? {}) as Differing[];
  return fields.find((field) => entries.some((entry) => entry[field] !== first[field])) ?? fields[0];
}

/**
 * What stands in an act's sentence for all that it is about: "49 people", "12 tours", which lead to no single one.
 * @param goesOn whether entries that were not read can belong to it: "5 or more people"
 */
export function foldedEntry(act: Act, goesOn = false): FoldedEntry {
  const [first] = act;
  const many = act.length > 1 ? differingIn(act) : undefined;
  if (!many) return first;
  const amount = `${act.length}${goesOn ? ' or more' : ''} ${differs[first.kind]?.[many]}`;
  return { ...first, [many]: amount, many, times: 1, ...(many === 'what' && { about: '' }) };
}

/** What each entry of an act is about. */
export function itemsOf(act: Act): string[] {
  const differing = differingIn(act) ?? 'whom';
  return act.map((entry) => entry[differing]);
}
