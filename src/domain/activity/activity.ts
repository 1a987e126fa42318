import { date, number, type Stored, text } from '../stored';

/** What can happen in an organization that its admins want to know later. */
export const activityKinds = [
  'invited',
  'access-changed',
  'revoked',
  'departed',
  'accepted',
  'declined',
  'member-invited',
  'member-invitation-withdrawn',
  'member-joined',
  'member-moved',
  'role-changed',
  'user-deleted',
  'user-disabled',
  'user-enabled',
  'tour-deleted',
  'tour-restored',
  'tour-purged',
  'location-deleted',
  'location-restored',
  'location-purged',
  'collection-deleted',
  'older-tour-deleted',
  'request-declined',
  'version-published',
  'version-access-changed',
  'version-deleted',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * One entry of `organizations/{organization}/activity/{id}`; only the server writes them, and none changes. They are kept for a year.
 * `whom` is an address or the name of a person or a version, `what` the name of a tour, collection or role; "" where there is none.
 */
export type Activity = {
  id: string;
  kind: ActivityKind;
  at: Date;
  /** Account of who did it, "" for the server itself. */
  actor: string;
  /** Their address; "" where nobody could tell. */
  actorEmail: string;
  whom: string;
  what: string;
  detail: string;
  /** How often the same person did the same within the hour after. */
  times: number;
};

/** Days that entries are kept. */
export const activityDays = 365;

/** Reads a stored entry; null for a kind that this version doesn’t know. */
export function activityFrom(id: string, stored: Stored): Activity | null {
  const kind = activityKinds.find((each) => each === stored.kind);
  const at = date(stored.at);
  if (!kind || !at) return null;
  return {
    id,
    kind,
    at,
    actor: text(stored.actor),
    actorEmail: text(stored.actorEmail),
    whom: text(stored.whom),
    what: text(stored.what),
    detail: text(stored.detail),
    times: number(stored.times, 1),
  };
}

/** Who did it, for people. */
export const actorOf = ({ actor, actorEmail }: Pick<Activity, 'actor' | 'actorEmail'>): string =>
  actorEmail || (actor === '' ? 'Loggia' : 'Somebody whose account is gone');

/** What was done, to follow the name of who did it: "invited ada@acme.example to Hall". */
export const activityText = ({ times, ...entry }: Omit<Activity, 'id' | 'at' | 'actor'>): string =>
  onceText(entry) + (times > 1 ? `, ${times} times within an hour` : '');

function onceText({ kind, actorEmail, whom, what, detail }: Omit<Activity, 'id' | 'at' | 'actor' | 'times'>): string {
  const isOwn = actorEmail !== '' && actorEmail === whom;
  const details = detail === '' ? '' : ` (${detail})`;
  const target = what || 'something without a name';
  switch (kind) {
    case 'invited':
      return `invited ${whom} to ${target}${details}`;
    case 'access-changed':
      return `changed the access of ${whom} to ${target}${details}`;
    case 'revoked':
      return `took back the invitation of ${whom} to ${target}`;
    case 'departed':
      return `gave up the access to ${target}`;
    case 'declined':
      return `declined the invitation to ${target}${details}`;
    case 'accepted':
      return `accepted the invitation to ${target}${details}`;
    case 'member-invited':
      return `invited ${whom} to the organization as ${target}`;
    case 'member-invitation-withdrawn':
      return `took back the invitation of ${whom} to the organization`;
    case 'member-joined':
      return isOwn ? `joined the organization as ${target}` : `made ${whom} a member as ${target}`;
    case 'member-moved':
      return isOwn ? 'left the organization for another one' : `moved ${whom} out of the organization`;
    case 'role-changed':
      return `changed the role of ${whom} to ${target}${details}`;
    case 'user-deleted':
      return `deleted the account of ${whom}`;
    case 'user-disabled':
      return `disabled the account of ${whom}`;
    case 'user-enabled':
      return `enabled the account of ${whom}`;
    case 'tour-deleted':
      return `moved the tour ${target} into the bin`;
    case 'tour-restored':
      return `restored the tour ${target}`;
    case 'tour-purged':
      return `deleted the tour ${target} for good`;
    case 'location-deleted':
      return `moved the location ${target} into the bin`;
    case 'location-restored':
      return `restored the location ${target}`;
    case 'location-purged':
      return `deleted the location ${target} for good`;
    case 'collection-deleted':
      return `deleted the collection ${target}`;
    case 'older-tour-deleted':
      return `deleted the older tour ${target} for good`;
    case 'request-declined':
      return `declined the request of ${whom} for ${target}`;
    case 'version-published':
      return `published “${whom}” of ${target}${details}`;
    case 'version-access-changed':
      return `changed the public access to “${whom}” of ${target}${details}`;
    case 'version-deleted':
      return `deleted the published “${whom}” of ${target}`;
  }
}
