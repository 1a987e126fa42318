import { text } from '@/domain/stored';
import { store } from '../core/app';
import { type DocumentEvent, documentOf } from '../core/follow-document';
import { nameOfTarget } from './names';
import { binActivity } from './of-bin';
import { invitationActivity, mailActivity } from './of-invitations';
import { locationActivity, locationTourDetail } from './of-locations';
import { proposalActivity } from './of-proposals';
import { catalogDetail, itemDetail, organizationDetail } from './of-settings';
import { collectionActivity, hasOtherPoints, tourActivity } from './of-tours';
import { actorFrom, type NewActivity, record, recordOnce, superAdminFrom, wasRecorded } from './record';

/** Records invitations to tours and collections: made, changed, taken back, left. */
export async function recordInvitation(event: DocumentEvent): Promise<void> {
  const activity = await invitationActivity(event.before, event.after, await actorFrom(event));
  if (activity) await record(text(documentOf(event).get('organization')), event.id, activity);
}

/** Records invitations to organizations. */
export async function recordMemberInvitation(event: DocumentEvent): Promise<void> {
  const activity = mailActivity(event.before, event.after, await actorFrom(event));
  if (activity) await record(text(documentOf(event).get('organization')), event.id, activity);
}

/** Records tours and locations that are deleted, restored, and deleted for good. */
export async function recordBin(kind: 'tour' | 'location', event: DocumentEvent, organization: string): Promise<void> {
  const activity = await binActivity(kind, event.before, event.after, await actorFrom(event));
  if (activity) await record(organization, event.id, activity);
}

/**
 * Records tours that are new, get other details, or are put into another collection. What is changed of the points of one only by a Super Admin: its own
 * people look into its history.
 */
export async function recordTour(event: DocumentEvent): Promise<void> {
  const organization = text(event.after.get('organization'));
  const happened = await tourActivity(event.before, event.after);
  // most writes are content of its own people
  const actor = happened.length > 0 ? await actorFrom(event) : null;
  if (actor) for (const each of happened) await record(organization, `${event.id}-${each.kind}`, { ...each, actor });
  const superAdmin = hasOtherPoints(event.before, event.after) ? await superAdminFrom(event) : null;
  if (!superAdmin) return;
  const entry = { what: text(event.after.get('name')), target: event.after.id, about: event.after.ref.path };
  await recordContent(organization, event, { ...entry, kind: 'tour-changed', actor: superAdmin, detail: 'points' });
}

/** What says that somebody created a tour, by what says that they changed it. */
const creations = { 'tour-changed': 'tour-created', 'older-tour-changed': 'older-tour-created' } as const;

/** Records that content of a tour was changed, once within an hour; nothing of one that the same person has just created. */
async function recordContent(
  organization: string,
  event: DocumentEvent,
  changed: NewActivity & { target: string; kind: keyof typeof creations },
): Promise<void> {
  const { actor, target, kind } = changed;
  if (!(await wasRecorded(organization, { kind: creations[kind], actor, target }))) await recordOnce(organization, event, changed);
}

/** Records collections that are new, get other details, or are deleted. */
export async function recordCollection(event: DocumentEvent): Promise<void> {
  const happened = collectionActivity(event.before, event.after);
  if (!happened) return;
  const actor = await actorFrom(event);
  if (!actor && happened.kind !== 'collection-deleted') return;
  await record(text(documentOf(event).get('organization')), event.id, { ...happened, actor });
}

/** Records locations that are new, or get other details. What the server writes is no news. */
export async function recordLocation(event: DocumentEvent): Promise<void> {
  const happened = locationActivity(event.before, event.after);
  const actor = happened && (await actorFrom(event));
  if (actor) await record(text(event.after.get('organization')), event.id, { ...happened, actor });
}

/** Records tours of a location that are added, get other details, or are removed, as changes of the location. */
export async function recordLocationTour(event: DocumentEvent, location: string): Promise<void> {
  const detail = locationTourDetail(event.before, event.after);
  const actor = detail === '' ? null : await actorFrom(event);
  if (!actor) return;
  const home = await store().doc(`locations/${location}`).get();
  const entry = { what: text(home.get('name')), target: home.id, about: home.ref.path };
  await record(text(home.get('organization')), event.id, { ...entry, kind: 'location-changed', detail, actor });
}

/** Records settings that admins change. What a Super Admin changes is written by the server, which records it itself. */
export const recordOrganization = (event: DocumentEvent): Promise<void> => recordSettings(event, event.after.id, organizationDetail(event));

/** Records point types and point filters. */
export const recordCatalog = (event: DocumentEvent, organization: string): Promise<void> =>
  recordSettings(event, organization, catalogDetail(event));

/** Records wall screens and templates that are added, changed or deleted. */
export const recordItem = (kind: keyof typeof nameFields, event: DocumentEvent, organization: string): Promise<void> =>
  recordSettings(event, organization, itemDetail(kind, nameFields[kind], event));

/** The field that names one of each kind. */
const nameFields = { screen: 'url', template: 'name' } as const;

async function recordSettings(event: DocumentEvent, organization: string, detail: string): Promise<void> {
  const actor = detail === '' ? null : await actorFrom(event);
  if (actor) await record(organization, event.id, { kind: 'settings-changed', actor, detail });
}

/**
 * Records tours of the older layout that are created, such as by Duplicate in the console, and deleted: they have no bin. What is changed of one only by
 * a Super Admin: its own people look into its history.
 */
export async function recordOlderTour(event: DocumentEvent, organization: string): Promise<void> {
  const { before, after } = event;
  if (before.exists && after.exists) return recordOlderChange('details', event, { organization, tour: after.id });
  const tour = documentOf(event);
  const actor = await actorFrom(event);
  if (after.exists && !actor) return;
  const kind = after.exists ? 'older-tour-created' : 'older-tour-deleted';
  await record(organization, event.id, { actor, kind, what: text(tour.get('name')), target: tour.id });
}

/** Records what a Super Admin changes of a tour of the older layout, which is not gone with it. */
export async function recordOlderChange(
  detail: 'details' | 'points' | 'sweeps' | 'markers',
  event: DocumentEvent,
  { organization, tour: id }: { organization: string; tour: string },
): Promise<void> {
  const actor = await superAdminFrom(event);
  const tour = actor && (await store().doc(`organizations/${organization}/tours/${id}`).get());
  if (tour?.exists)
    await recordContent(organization, event, { actor, kind: 'older-tour-changed', what: text(tour.get('name')), target: id, detail });
}

/** Records requests for access that are declined; those that are granted become invitations. */
export async function recordDeclinedRequest({ id, before, after }: DocumentEvent, organization: string): Promise<void> {
  if (!before.exists || after.get('state') !== 'declined' || before.get('state') === 'declined') return;
  await record(organization, id, {
    kind: 'request-declined',
    // rules bind this to who answers
    actor: await actorFrom({ authType: 'unknown', authId: text(after.get('decidedBy')) }),
    whom: text(after.get('email')),
    what: await nameOfTarget('tour', text(after.get('tour')), organization),
    target: after.id,
    about: `tours/${text(after.get('tour'))}`,
  });
}

/** Records versions that are proposed, and sent back; those that are published are recorded as versions. */
export async function recordProposal({ id, before, after }: DocumentEvent, tourId: string): Promise<void> {
  const activity = proposalActivity(before, after);
  if (!activity) return;
  const tour = await store().doc(`tours/${tourId}`).get();
  const { by, ...entry } = activity;
  await record(text(tour.get('organization')), id, {
    ...entry,
    // rules bind this to who writes it
    actor: await actorFrom({ authType: 'unknown', authId: by }),
    what: text(tour.get('name')),
    target: documentOf({ before, after }).id,
    about: `tours/${tourId}`,
  });
}
