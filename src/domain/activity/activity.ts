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
  'member-removed',
  'role-changed',
  'user-deleted',
  'user-disabled',
  'user-enabled',
  'user-signed-out',
  'tour-created',
  'tour-changed',
  'tour-collected',
  'tour-deleted',
  'tour-restored',
  'tour-purged',
  'addresses-closed',
  'location-created',
  'location-changed',
  'location-deleted',
  'location-restored',
  'location-purged',
  'collection-created',
  'collection-changed',
  'collection-deleted',
  'older-tour-deleted',
  'older-tour-changed',
  'request-declined',
  'version-proposed',
  'proposal-returned',
  'version-published',
  'version-access-changed',
  'version-deleted',
  'organization-created',
  'organization-entered',
  'limits-changed',
  'organization-suspended',
  'organization-resumed',
  'organization-exported',
  'organization-deletion-requested',
  'organization-deletion-canceled',
  'settings-changed',
  'api-key-created',
  'api-key-revoked',
  'webhook-saved',
  'webhook-secret-changed',
  'webhook-deleted',
  'older-tour-created',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * One entry of `organizations/{organization}/activity/{id}`; only the server writes them, and none changes. They are kept for a year.
 * `whom` is an address or the name of a person, a version or the collection of a tour, `what` the name of a tour, collection, location or role; "" where there
 * is none.
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
  /** The path of the tour, collection or location; "" where there is none, and in entries of earlier releases. */
  about: string;
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
    about: text(stored.about),
    times: number(stored.times, 1),
  };
}

/** Who did it, for people. */
export const actorOf = ({ actor, actorEmail }: Pick<Activity, 'actor' | 'actorEmail'>): string =>
  actorEmail || (actor === '' ? 'Loggia' : 'Somebody whose account is gone');

/** What a sentence is made of; `many` where `whom` or `what` is an amount, such as "49 people". */
type Sentence = Omit<Activity, 'id' | 'at' | 'actor' | 'about'> & { many?: 'whom' | 'what' };

/** What was done, to follow the name of who did it: "invited ada@acme.example to Hall". */
export const activityText = ({ times, ...entry }: Sentence): string =>
  onceText(entry) + (times > 1 ? `, ${times} times within an hour` : '');

function onceText({ kind, actorEmail, whom, what, detail, many }: Omit<Sentence, 'times'>): string {
  const isOwn = actorEmail !== '' && actorEmail === whom;
  const details = detail === '' ? '' : ` (${detail})`;
  const target = what || 'something without a name';
  return texts[kind]({
    whom,
    isOwn,
    details,
    target,
    the: (noun) => (many === 'what' ? target : `the ${noun} ${target}`),
    version: (before = '') => (many === 'whom' ? whom : `${before}“${whom}”`),
  });
}

type Words = {
  whom: string;
  /** Whether they did it themselves. */
  isOwn: boolean;
  target: string;
  /** The target with its noun: "the tour Hall"; "12 tours" where it is an amount. */
  the: (noun: 'tour' | 'location' | 'collection') => string;
  /** `whom` where it is a version, after these words: “Spring”; "3 published versions" where it is an amount. */
  version: (before?: string) => string;
  details: string;
};

const texts: Record<ActivityKind, (words: Words) => string> = {
  invited: ({ whom, target, details }) => `invited ${whom} to ${target}${details}`,
  'access-changed': ({ whom, target, details }) => `changed the access of ${whom} to ${target}${details}`,
  revoked: ({ whom, target }) => `took back the invitation of ${whom} to ${target}`,
  departed: ({ target }) => `gave up the access to ${target}`,
  declined: ({ target, details }) => `declined the invitation to ${target}${details}`,
  accepted: ({ target, details }) => `accepted the invitation to ${target}${details}`,
  'member-invited': ({ whom, target }) => `invited ${whom} to the organization as ${target}`,
  'member-invitation-withdrawn': ({ whom }) => `took back the invitation of ${whom} to the organization`,
  'member-joined': ({ whom, target, isOwn }) => (isOwn ? `joined the organization as ${target}` : `made ${whom} a member as ${target}`),
  'member-moved': ({ whom, isOwn }) => (isOwn ? 'left the organization for another one' : `moved ${whom} out of the organization`),
  'member-removed': ({ whom, isOwn }) => (isOwn ? 'left the organization' : `removed ${whom} from the organization`),
  'role-changed': ({ whom, target, details }) => `changed the role of ${whom} to ${target}${details}`,
  'user-deleted': ({ whom }) => `deleted the account of ${whom}`,
  'user-disabled': ({ whom }) => `disabled the account of ${whom}`,
  'user-enabled': ({ whom }) => `enabled the account of ${whom}`,
  'user-signed-out': ({ whom }) => `signed ${whom} out everywhere`,
  'tour-created': ({ the }) => `created ${the('tour')}`,
  'tour-changed': ({ the, details }) => `changed ${the('tour')}${details}`,
  'tour-collected': ({ whom, the }) =>
    whom === '' ? `took ${the('tour')} out of its collection` : `put ${the('tour')} into the collection ${whom}`,
  'tour-deleted': ({ the }) => `moved ${the('tour')} into the bin`,
  'tour-restored': ({ the }) => `restored ${the('tour')}`,
  'tour-purged': ({ the }) => `deleted ${the('tour')} for good`,
  'addresses-closed': ({ target }) => `closed all file addresses of the tour ${target}`,
  'location-created': ({ the }) => `created ${the('location')}`,
  'location-changed': ({ the, details }) => `changed ${the('location')}${details}`,
  'location-deleted': ({ the }) => `moved ${the('location')} into the bin`,
  'location-restored': ({ the }) => `restored ${the('location')}`,
  'location-purged': ({ the }) => `deleted ${the('location')} for good`,
  'collection-created': ({ the }) => `created ${the('collection')}`,
  'collection-changed': ({ the, details }) => `changed ${the('collection')}${details}`,
  'collection-deleted': ({ the }) => `deleted ${the('collection')}`,
  'older-tour-deleted': ({ target }) => `deleted the older tour ${target} for good`,
  'organization-created': () => 'created the organization',
  'organization-entered': () => 'entered the organization as a Super Admin',
  'limits-changed': ({ details }) => `changed the limits of the organization${details}`,
  'organization-suspended': ({ details }) => `suspended the organization${details}`,
  'organization-resumed': () => 'ended the suspension of the organization',
  'organization-exported': () => 'exported everything of the organization',
  'organization-deletion-requested': () => 'asked to delete the organization',
  'organization-deletion-canceled': () => 'took the deletion of the organization back',
  'settings-changed': ({ details }) => `changed the settings of the organization${details}`,
  'api-key-created': ({ target, details }) => `made the API key ${target}${details}`,
  'api-key-revoked': ({ target }) => `revoked the API key ${target}`,
  'webhook-saved': ({ target, details }) => `saved a webhook to ${target}${details}`,
  'webhook-secret-changed': ({ target }) => `made a new secret for the webhook to ${target}`,
  'webhook-deleted': ({ target }) => `deleted a webhook to ${target}`,
  'older-tour-changed': ({ target, details }) => `changed the older tour ${target}${details}`,
  'older-tour-created': ({ target }) => `created the older tour ${target}`,
  'request-declined': ({ whom, target }) => `declined the request of ${whom} for ${target}`,
  'version-proposed': ({ target }) => `proposed a version of ${target}`,
  'proposal-returned': ({ whom, target }) => `sent back the version of ${target} that ${whom} proposed`,
  'version-published': ({ version, target, details }) => `published ${version()} of ${target}${details}`,
  'version-access-changed': ({ version, target, details }) => `changed the public access to ${version()} of ${target}${details}`,
  'version-deleted': ({ version, target }) => `deleted ${version('the published ')} of ${target}`,
};
