import { grantFrom, invitedAddress } from '../access/invitations';
import type { PersonalPlace } from './personal-place';

const ofAccount = { ids: { uid: ['{uid}'] } };
const author = { uid: 'uid', email: 'email', name: 'name' };
const binned = [{ uid: 'deletedBy', email: 'deletedByEmail' }];
const pointAuthor = { uid: 'userUid' };

/**
 * Every place of a person in Firestore. Exporting, erasing and the test of `docs/privacy.md` use this table: what is not in it fails that test.
 * `personal-files` and the account itself are beside it.
 */
export const personalPlaces: readonly PersonalPlace[] = [
  {
    path: 'users/{uid}',
    title: 'Entry in lists of people',
    group: 'account',
    ...ofAccount,
    about: ['uid', 'email'],
    others: ['displayName', 'organization', 'role'],
  },
  {
    path: 'users/{uid}/accessRequests/{tour}',
    title: 'Tours asked for',
    group: 'invitations',
    ...ofAccount,
  },
  {
    path: 'users/{uid}/notifications/{notification}',
    title: 'Notifications',
    group: 'activity',
    ...ofAccount,
    about: ['uid', 'email'],
    others: ['name'],
  },
  {
    path: 'users/{uid}/settings/notifications',
    title: 'Emails chosen',
    group: 'account',
    ...ofAccount,
    others: ['language', 'timeZone'],
  },
  { path: 'notificationMails/{uid}', title: 'Next email', group: 'account', ...ofAccount, others: ['to'] },
  {
    path: 'rights/{uid}',
    title: 'Number of rights',
    group: 'account',
    ...ofAccount,
    stays: 'deleted the night after the account, once no session of it can be left',
  },
  { path: 'accountDeletions/{uid}', title: 'Deletion of the account', group: 'account', ...ofAccount, others: ['language'] },
  {
    path: 'organizationDeletions/{organization}',
    title: 'Organizations being deleted',
    group: 'activity',
    naming: [{ uid: 'requestedBy' }],
  },
  {
    path: 'organizationDeletions/{organization}/mails/{mail}',
    title: 'Mails about organizations being deleted',
    group: 'activity',
    about: ['uid'],
  },
  { path: 'grants/{address}', title: 'Files that invitations open', group: 'invitations', ids: { address: ['{address}'] } },
  { path: 'locks/{name}', title: 'Changes of rights', group: 'account', ids: { name: ['person-{uid}'] } },
  {
    path: 'organizations/{organization}',
    title: 'Organizations',
    group: 'account',
    lists: ['members'],
    others: ['contact', 'email', 'phone'],
  },
  {
    path: 'organizations/{organization}/collaborators/{address}',
    title: 'Suggestions in invitations',
    group: 'invitations',
    ids: { address: ['{address}'] },
    about: ['email'],
    others: ['id'],
  },
  {
    path: 'organizations/{organization}/accessRequests/{request}',
    title: 'Requests for access',
    group: 'invitations',
    about: ['uid', 'email'],
    naming: [{ uid: 'decidedBy' }],
    others: ['name', 'note'],
  },
  {
    path: 'organizations/{organization}/activity/{entry}',
    title: 'Activity of organizations',
    group: 'activity',
    naming: [{ uid: 'actor', email: 'actorEmail' }, { email: 'whom' }, { email: 'detail' }],
  },
  {
    path: 'organizations/{organization}/bin/{tour}',
    title: 'Tours in a bin',
    group: 'activity',
    naming: [...binned, { uid: 'createdBy' }, pointAuthor],
  },
  { path: 'organizations/{organization}/locationBin/{location}', title: 'Locations in a bin', group: 'activity', naming: binned },
  {
    path: 'organizations/{organization}/tours/{tour}',
    title: 'Older tours',
    group: 'name',
    naming: [{ uid: 'user' }],
    others: ['editor'],
  },
  {
    path: 'organizations/{organization}/tours/{tour}/pois/{list}',
    title: 'History of older tours',
    group: 'activity',
    naming: [{ uid: 'user' }],
  },
  {
    path: 'organizations/{organization}/tours/{tour}/pointsOfInterest/{point}',
    title: 'Points of older tours',
    group: 'name',
    naming: [pointAuthor, { uid: 'editorUid' }],
  },
  {
    path: 'organizations/{organization}/tours/{tour}/versions/{version}',
    title: 'Published versions',
    group: 'name',
    naming: [{ uid: 'uid', name: 'name' }],
    others: ['publishedBy'],
  },
  {
    path: 'organizations/{organization}/tourIndex/{shard}',
    title: 'Lists of tours',
    group: 'name',
    packed: ['packed'],
    others: ['createdBy'],
  },
  {
    path: 'organizations/{organization}/overview/{audience}',
    title: 'Overviews',
    group: 'invitations',
    naming: [{ email: 'to' }, { email: 'email' }],
  },
  ...['words/{document}', 'vocabulary/{part}', 'indexedTours/{tour}'].map(
    (path): PersonalPlace => ({
      path: `organizations/{organization}/${path}`,
      title: 'Search',
      group: 'name',
      copies: true,
      stays: 'words of texts that are listed, which go with them',
    }),
  ),
  { path: 'tours/{tour}', title: 'Tours and points', group: 'name', naming: [{ uid: 'createdBy' }, pointAuthor] },
  {
    path: 'tours/{tour}/poiHistory/{entry}',
    title: 'Saved states of tours',
    group: 'activity',
    naming: [{ uid: 'userUid', email: 'userEmail' }],
  },
  { path: 'tours/{tour}/links/{link}', title: 'Share links', group: 'name', naming: [{ uid: 'user' }] },
  {
    path: 'tours/{tour}/presence/{presence}',
    title: 'Tours being edited now',
    group: 'activity',
    about: ['uid', 'email'],
    others: ['seen'],
  },
  { path: 'tours/{tour}/checks/{check}', title: 'Checks of points', group: 'name', naming: [author], wrote: ['note'] },
  {
    path: 'tours/{tour}/threads/{thread}',
    title: 'Comments',
    group: 'name',
    naming: [author, { uid: 'resolvedBy', email: 'resolvedByEmail' }],
    lists: ['mentions'],
    wrote: ['text'],
  },
  {
    path: 'tours/{tour}/threads/{thread}/comments/{comment}',
    title: 'Answers to comments',
    group: 'name',
    naming: [author],
    lists: ['mentions'],
    wrote: ['text'],
  },
  {
    path: 'tours/{tour}/proposals/{proposal}',
    title: 'Proposed versions',
    group: 'name',
    naming: [author, { uid: 'decidedBy', email: 'decidedByEmail' }],
    wrote: ['note'],
  },
  {
    path: 'collaboration/{invitation}',
    title: 'Invitations to tours and collections',
    group: 'invitations',
    about: ['email'],
    addressOf: (id, stored) => invitedAddress(grantFrom(id, stored)),
    naming: [{ uid: 'invitedBy' }],
    others: ['note', 'editor'],
  },
  {
    path: 'mail/{mail}',
    title: 'Invitations to organizations',
    group: 'invitations',
    about: ['to', 'email'],
    naming: [{ uid: 'invitedBy' }],
    quotes: ['message'],
    others: ['note'],
  },
  {
    path: 'mailCounts/{count}',
    title: 'Emails of a day',
    group: 'activity',
    ids: { count: ['sender_{uid}', 'sender_notifications-{uid}', 'sender_deletion-{uid}'] },
  },
  {
    path: 'requestCounts/{count}',
    title: 'Requests of a day',
    group: 'activity',
    ids: { count: ['address_{encoded}', 'export_{uid}'] },
  },
  {
    path: 'locations/{location}/tours/{tour}',
    title: 'Tours of locations',
    group: 'name',
    naming: [{ uid: 'createdBy' }, pointAuthor],
  },
  { path: 'apiKeys/{key}', title: 'Keys of the API', group: 'name', naming: [{ uid: 'createdBy' }] },
  {
    path: 'apiRequests/{hash}',
    title: 'Requests of programs',
    group: 'name',
    copies: true,
    stays: 'what programs wrote into tours, for a day',
  },
  {
    path: 'webhookDeliveries/{delivery}',
    title: 'Deliveries of webhooks',
    group: 'name',
    copies: true,
    stays: 'ids of tours and versions, for 30 days',
  },
  { path: 'app/dcms', title: 'Admins of the directory', group: 'account', lists: ['admins'] },
  {
    path: 'audit/{entry}',
    title: 'Audit log of the platform',
    group: 'activity',
    naming: [{ uid: 'actor' }, { uid: 'person' }],
    others: ['actorKey', 'personKey', 'keys'],
    stays: 'accounts without an address, for a year: who administered what must be provable',
  },
  {
    path: 'erasures/{erasure}',
    title: 'That somebody was erased',
    group: 'account',
    others: ['account', 'address', 'person'],
    stays: 'hashes, so that a restored backup is erased again, as long as any backup is',
  },
  { path: 'visitKeys/{day}', title: 'Visits', group: 'activity', stays: 'nobody is found by it' },
  { path: 'seen/{mark}', title: 'Visits', group: 'activity', stays: 'nobody is found by it' },
];

const partsOf = (path: string) => path.split('/');
/** A path with a star for each id. */
const shapeOf = (path: string): string =>
  partsOf(path)
    .map((part, at) => (at % 2 === 0 ? part : '*'))
    .join('/');

const placesByShape = new Map(personalPlaces.filter(({ path }) => path.includes('{')).map((place) => [shapeOf(place.path), place]));
const placesByPath = new Map(personalPlaces.filter(({ path }) => !path.includes('{')).map((place) => [place.path, place]));
const settingsPlace = personalPlaces.find(({ path }) => path === 'users/{uid}/settings/notifications');

/** The place that a document is in; undefined where no person is meant to be. */
export const placeOf = (path: string): PersonalPlace | undefined =>
  placesByPath.get(path) ?? (path.endsWith('/settings/notifications') ? settingsPlace : placesByShape.get(shapeOf(path)));

/** The ids of a path by their names in the place. */
export function idsIn({ path: pattern }: PersonalPlace, path: string): Record<string, string> {
  const parts = partsOf(path);
  return Object.fromEntries(partsOf(pattern).flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), parts[at] ?? '']] : [])));
}

/** All fields of a place with a person in them. */
export const fieldsOf = ({
  about = [],
  naming = [],
  lists = [],
  wrote = [],
  others = [],
  packed = [],
  quotes = [],
}: PersonalPlace): string[] => [
  ...new Set([...about, ...naming.flatMap((fields) => Object.values(fields)), ...lists, ...wrote, ...others, ...packed, ...quotes]),
];
