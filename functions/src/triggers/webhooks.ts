import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { deliver, deliverDue } from '../webhooks/deliver';
import { changeOfTour, emit } from '../webhooks/emit';

const retry = { retry: true };
const longer = { timeoutSeconds: 540 };

/** Tells webhooks of tours that are new or changed. */
export const emitTours = onDocumentWritten({ document: 'tours/{tour}', ...retry }, async ({ id, time, data, params: { tour } }) => {
  const { before, after } = data ?? {};
  if (!after?.exists || isTombstone(after.data())) return;
  const organization = text(after.get('organization'));
  const at = new Date(time);
  if (!before?.exists) await emit(organization, { event: 'tour.created', id, at, data: { tour } });
  else await emit(organization, { event: 'tour.changed', at, ...changeOfTour(tour, at), data: { tour } });
});

/** Tells webhooks of versions that are published. */
export const emitVersions = onDocumentCreated(
  { document: 'organizations/{organization}/tours/{tour}/versions/{version}', ...retry },
  ({ id, time, params: { organization, tour, version } }) =>
    emit(organization, { event: 'version.published', id, at: new Date(time), data: { tour, version } }),
);

/** Tells webhooks of requests for access. */
export const emitRequests = onDocumentCreated(
  { document: 'organizations/{organization}/accessRequests/{request}', ...retry },
  ({ id, time, data, params: { organization } }) =>
    emit(organization, { event: 'access.requested', id, at: new Date(time), data: { tour: text(data?.get('tour')) } }),
);

/** Tells webhooks of comments that begin a thread. */
export const emitThreads = onDocumentCreated(
  { document: 'tours/{tour}/threads/{thread}', ...retry },
  ({ id, time, params: { tour, thread } }) => emitComment({ id, time, tour, thread }),
);

/** Tells webhooks of answers in a thread. */
export const emitAnswers = onDocumentCreated(
  { document: 'tours/{tour}/threads/{thread}/comments/{comment}', ...retry },
  ({ id, time, params: { tour, thread } }) => emitComment({ id, time, tour, thread }),
);

type Comment = { id: string; time: string; tour: string; thread: string };

async function emitComment({ id, time, tour, thread }: Comment): Promise<void> {
  const organization = text((await store().doc(`tours/${tour}`).get()).get('organization'));
  await emit(organization, { event: 'comment.created', id, at: new Date(time), data: { tour, thread } });
}

/** Sends a new delivery at once. */
export const deliverWebhook = onDocumentCreated({ document: 'webhookDeliveries/{delivery}' }, ({ params }) => deliver(params.delivery));

/** Sends deliveries that are due: changes of the last minute, and those that failed. */
export const deliverDueWebhooks = onSchedule({ schedule: 'every 1 minutes', timeZone: 'Etc/UTC', ...longer }, ({ scheduleTime }) =>
  deliverDue(new Date(scheduleTime)),
);
