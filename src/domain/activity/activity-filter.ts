import { byText } from '../search';
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

/** "" for all. `person` is who did it, `thing` the name of a tour, collection or location. */
export type ActivityFilter = { person: string; group: ActivityGroup | ''; thing: string };

export const matchesFilter = (entry: Activity, { person, group, thing }: ActivityFilter): boolean =>
  (person === '' || actorOf(entry) === person) &&
  (group === '' || (activityGroups[group].kinds as readonly ActivityKind[]).includes(entry.kind)) &&
  (thing === '' || thingOf(entry) === thing);

/** The name of the tour, collection or location of an entry; "" for one about people alone. */
const thingOf = ({ kind, what }: Activity): string =>
  (activityGroups.members.kinds as readonly ActivityKind[]).includes(kind) ? '' : what;

/** Who did something, and what it was about, in these entries. */
export const peopleIn = (entries: readonly Activity[]): string[] => distinct(entries.map(actorOf));
export const thingsIn = (entries: readonly Activity[]): string[] => distinct(entries.map(thingOf));

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '').toSorted(byText);
