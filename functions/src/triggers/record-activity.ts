import {
  onDocumentCreatedWithAuthContext,
  onDocumentDeletedWithAuthContext,
  onDocumentUpdated,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import { nameOfTarget } from '../activity/names';
import { binActivity } from '../activity/of-bin';
import { invitationActivity, mailActivity } from '../activity/of-invitations';
import { proposalActivity } from '../activity/of-proposals';
import { collectionActivity, tourActivity } from '../activity/of-tours';
import { actorFrom, record } from '../activity/record';
import { store } from '../core/app';

const retry = { retry: true };

/** Records invitations to tours and collections: made, changed, taken back, left. */
export const recordInvitations = onDocumentWrittenWithAuthContext(
  { document: 'collaboration/{invitation}', ...retry },
  async ({ id, data, authType, authId }) => {
    if (!data) return;
    const activity = await invitationActivity(data.before, data.after, await actorFrom({ authType, authId }));
    if (activity) await record(text((data.after.exists ? data.after : data.before).get('organization')), id, activity);
  },
);

/** Records invitations to organizations. */
export const recordMemberInvitations = onDocumentWrittenWithAuthContext(
  { document: 'mail/{mail}', ...retry },
  async ({ id, data, authType, authId }) => {
    if (!data) return;
    const activity = mailActivity(data.before, data.after, await actorFrom({ authType, authId }));
    if (activity) await record(text((data.after.exists ? data.after : data.before).get('organization')), id, activity);
  },
);

/** Records tours that are deleted, restored, and deleted for good. */
export const recordBin = onDocumentWrittenWithAuthContext(
  { document: 'organizations/{organization}/bin/{tour}', ...retry },
  async ({ id, data, authType, authId, params }) => {
    const activity = data && (await binActivity('tour', data.before, data.after, await actorFrom({ authType, authId })));
    if (activity) await record(params.organization, id, activity);
  },
);

/** Records locations that are deleted, restored, and deleted for good. */
export const recordLocationBin = onDocumentWrittenWithAuthContext(
  { document: 'organizations/{organization}/locationBin/{location}', ...retry },
  async ({ id, data, authType, authId, params }) => {
    const activity = data && (await binActivity('location', data.before, data.after, await actorFrom({ authType, authId })));
    if (activity) await record(params.organization, id, activity);
  },
);

/** Records tours that are new, get other details, or are put into another collection. */
export const recordTours = onDocumentWrittenWithAuthContext(
  { document: 'tours/{tour}', ...retry },
  async ({ id, data, authType, authId }) => {
    const happened = data ? await tourActivity(data.before, data.after) : [];
    // most writes are content: nobody is looked up for them
    const actor = happened.length > 0 ? await actorFrom({ authType, authId }) : null;
    if (!actor) return;
    for (const each of happened) await record(text(data?.after.get('organization')), `${id}-${each.kind}`, { ...each, actor });
  },
);

/** Records collections that are new, get other details, or are deleted. */
export const recordCollections = onDocumentWrittenWithAuthContext(
  { document: 'collections/{collection}', ...retry },
  async ({ id, data, authType, authId }) => {
    const happened = data && collectionActivity(data.before, data.after);
    if (!happened) return;
    const actor = await actorFrom({ authType, authId });
    if (!actor && happened.kind !== 'collection-deleted') return;
    await record(text((data.after.exists ? data.after : data.before).get('organization')), id, { ...happened, actor });
  },
);

/** Records tours of the older layout that are created, such as by Duplicate in the console. */
export const recordNewOlderTours = onDocumentCreatedWithAuthContext(
  { document: 'organizations/{organization}/tours/{tour}', ...retry },
  async ({ id, data, authType, authId, params }) => {
    const actor = data ? await actorFrom({ authType, authId }) : null;
    if (!data || !actor) return;
    await record(params.organization, id, { actor, kind: 'older-tour-created', what: text(data.get('name')), target: data.id });
  },
);

/** Records tours of the older layout that are deleted: they have no bin. */
export const recordDeletedOlderTours = onDocumentDeletedWithAuthContext(
  { document: 'organizations/{organization}/tours/{tour}', ...retry },
  async ({ id, data, authType, authId, params }) => {
    if (!data) return;
    const entry = { actor: await actorFrom({ authType, authId }), what: text(data.get('name')), target: data.id };
    await record(params.organization, id, { ...entry, kind: 'older-tour-deleted' });
  },
);

/** Records requests for access that are declined; those that are granted become invitations. */
export const recordDeclinedRequests = onDocumentUpdated(
  { document: 'organizations/{organization}/accessRequests/{request}', ...retry },
  async ({ id, data, params }) => {
    if (data?.after.get('state') !== 'declined' || data.before.get('state') === 'declined') return;
    await record(params.organization, id, {
      kind: 'request-declined',
      // rules bind this to who answers
      actor: await actorFrom({ authType: 'unknown', authId: text(data.after.get('decidedBy')) }),
      whom: text(data.after.get('email')),
      what: await nameOfTarget('tour', text(data.after.get('tour')), params.organization),
      target: data.after.id,
      about: `tours/${text(data.after.get('tour'))}`,
    });
  },
);

/** Records versions that are proposed, and sent back; those that are published are recorded as versions. */
export const recordProposals = onDocumentWritten(
  { document: 'tours/{tour}/proposals/{proposal}', ...retry },
  async ({ id, data, params }) => {
    const activity = data && proposalActivity(data.before, data.after);
    if (!activity) return;
    const tour = await store().doc(`tours/${params.tour}`).get();
    const { by, ...entry } = activity;
    await record(text(tour.get('organization')), id, {
      ...entry,
      // rules bind this to who writes it
      actor: await actorFrom({ authType: 'unknown', authId: by }),
      what: text(tour.get('name')),
      target: params.proposal,
      about: `tours/${params.tour}`,
    });
  },
);
