import { byText } from '../search';
import { formatDay } from '../time';
import { type Activity, type ActivityKind, actorOf } from './activity';

/** Kinds of entries as people look for them. */
export const activityGroups = {
  access: {
    label: 'Invitations and access',
    kinds: ['invited', 'access-changed', 'revoked', 'departed', 'accepted', 'declined', 'request-declined'],
  },
  members: {
    label: 'Members',
    kinds: [
      'member-invited',
      'member-invitation-withdrawn',
      'member-joined',
      'member-moved',
      'member-removed',
      'role-changed',
      'user-deleted',
      'user-disabled',
      'user-enabled',
      'user-signed-out',
    ],
  },
  tours: {
    label: 'Tours',
    kinds: [
      'tour-created',
      'tour-changed',
      'tour-collected',
      'tour-deleted',
      'tour-restored',
      'tour-purged',
      'addresses-closed',
      'older-tour-created',
      'older-tour-changed',
      'older-tour-deleted',
    ],
  },
  versions: {
    label: 'Published versions',
    kinds: ['version-proposed', 'proposal-returned', 'version-published', 'version-access-changed', 'version-deleted'],
  },
  collections: { label: 'Collections', kinds: ['collection-created', 'collection-changed', 'collection-deleted'] },
  organization: {
    label: 'Organization',
    kinds: [
      'organization-created',
      'organization-entered',
      'organization-suspended',
      'organization-resumed',
      'organization-exported',
      'organization-deletion-requested',
      'organization-deletion-canceled',
      'limits-changed',
      'settings-changed',
      'api-key-created',
      'api-key-revoked',
      'webhook-saved',
      'webhook-secret-changed',
      'webhook-deleted',
    ],
  },
  locations: {
    label: 'Locations',
    kinds: ['location-created', 'location-changed', 'location-deleted', 'location-restored', 'location-purged'],
  },
} as const satisfies Record<string, { label: string; kinds: readonly ActivityKind[] }>;
export type ActivityGroup = keyof typeof activityGroups;

/**
 * "" for all. `person` is who did it, `thing` the path of a tour, collection or location, or its name in entries that have none. `thingName` is what
 * the thing at a path is called, for entries of earlier releases, which have no path.
 */
export type ActivityFilter = { person: string; group: ActivityGroup | ''; thing: string; thingName: string };

/** The entries that a filter finds; of a path also those without one that have a name which the others have of it. */
export function filtered(entries: readonly Activity[], { person, group, thing, thingName }: ActivityFilter): Activity[] {
  const names = new Set([thingName, ...entries.filter(({ about }) => about === thing).map(({ what }) => what)].filter(Boolean));
  const isAbout = (entry: Activity) =>
    isPath(thing) ? entry.about === thing || (entry.about === '' && names.has(nameIn(entry))) : nameIn(entry) === thing;
  return entries.filter(
    (entry) =>
      (person === '' || actorOf(entry) === person) &&
      (group === '' || (activityGroups[group].kinds as readonly ActivityKind[]).includes(entry.kind)) &&
      (thing === '' || isAbout(entry)),
  );
}

/** The name of what an entry is about; "" for one about people alone. */
const nameIn = ({ kind, what }: Activity): string => ((activityGroups.members.kinds as readonly ActivityKind[]).includes(kind) ? '' : what);

/** What an entry is about: a path, or the name where it has none; "" for one about people alone. */
const thingOf = (entry: Activity): string => entry.about || nameIn(entry);

/** Who did something, in these entries. */
export const peopleIn = (entries: readonly Activity[]): string[] => distinct(entries.map(actorOf)).toSorted(byText);

/** A tour, collection or location to filter by; two of the same name have the day of their latest entry. */
export type ThingOption = { value: string; label: string };

/**
 * What these entries are about, by its latest name. A name that something with a path had is found with it.
 * @param entries newest first
 * @param chosen has an option also before an entry about it is read
 */
export function thingsIn(entries: readonly Activity[], chosen: Pick<ActivityFilter, 'thing' | 'thingName'> = nothing): ThingOption[] {
  const latest = new Map<string, Activity>();
  const { thing, thingName } = chosen;
  for (const entry of entries.toReversed()) latest.set(thingOf(entry), entry);
  latest.delete('');
  for (const { about, what } of entries) if (about !== '' && what !== thing) latest.delete(what);
  if (thingName !== thing) latest.delete(thingName);
  const names = [...latest].map(([value, { what }]) => ({ value, name: what || `A ${nounOf(value)} without a name` }));
  const isShared = (name: string) => names.filter((other) => other.name === name).length > 1;
  const options = names.map(({ value, name }) => ({ value, label: isShared(name) ? `${name} (${dayOf(latest.get(value))})` : name }));
  const missing =
    thing === '' || latest.has(thing) ? [] : [{ value: thing, label: isPath(thing) ? thingName || `This ${nounOf(thing)}` : thing }];
  return [...options, ...missing].toSorted((one, other) => byText(one.label, other.label));
}

const dayOf = (entry: Activity | undefined): string => (entry ? `latest ${formatDay(entry.at)}` : '');

const nothing = { thing: '', thingName: '' };

const nouns: Readonly<Record<string, string>> = { tours: 'tour', collections: 'collection', locations: 'location' };
const nounOf = (path: string): string => nouns[path.split('/')[0] ?? ''] ?? 'thing';
const isPath = (thing: string): boolean => thing.includes('/') && nounOf(thing) !== 'thing';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');
