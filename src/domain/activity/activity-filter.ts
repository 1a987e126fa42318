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

/** "" for all. `person` is who did it, `thing` the path of a tour, collection or location, or its name in entries that have none. */
export type ActivityFilter = { person: string; group: ActivityGroup | ''; thing: string };

export const matchesFilter = (entry: Activity, { person, group, thing }: ActivityFilter): boolean =>
  (person === '' || actorOf(entry) === person) &&
  (group === '' || (activityGroups[group].kinds as readonly ActivityKind[]).includes(entry.kind)) &&
  (thing === '' || thingOf(entry) === thing);

/** What an entry is about: a path, or the name where it has none; "" for one about people alone. */
const thingOf = ({ kind, what, about }: Activity): string =>
  about || (activityGroups.members.kinds as readonly ActivityKind[]).includes(kind) ? about : what;

/** Who did something, in these entries. */
export const peopleIn = (entries: readonly Activity[]): string[] => distinct(entries.map(actorOf)).toSorted(byText);

/** A tour, collection or location to filter by; two of the same name have the day of their latest entry. */
export type ThingOption = { value: string; label: string };

/**
 * What these entries are about, by its latest name.
 * @param entries newest first
 * @param chosen has an option also before an entry about it is read
 */
export function thingsIn(entries: readonly Activity[], chosen = ''): ThingOption[] {
  const latest = new Map<string, Activity>();
  for (const entry of entries.toReversed()) latest.set(thingOf(entry), entry);
  latest.delete('');
  const names = [...latest].map(([value, { what }]) => ({ value, name: what || `A ${nounOf(value)} without a name` }));
  const isShared = (name: string) => names.filter((other) => other.name === name).length > 1;
  const options = names.map(({ value, name }) => ({ value, label: isShared(name) ? `${name} (${dayOf(latest.get(value))})` : name }));
  const missing =
    chosen === '' || latest.has(chosen) ? [] : [{ value: chosen, label: chosen.includes('/') ? `This ${nounOf(chosen)}` : chosen }];
  return [...options, ...missing].toSorted((one, other) => byText(one.label, other.label));
}

const dayOf = (entry: Activity | undefined): string => (entry ? `latest ${formatDay(entry.at)}` : '');

const nouns: Readonly<Record<string, string>> = { tours: 'tour', collections: 'collection', locations: 'location' };
const nounOf = (path: string): string => nouns[path.split('/')[0] ?? ''] ?? 'thing';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');
