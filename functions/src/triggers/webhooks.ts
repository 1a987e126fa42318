import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deliver, deliverDue } from '../webhooks/deliver';
import { emit } from '../webhooks/emit';

/** Tells webhooks of versions that are published. */
export const emitVersions = onDocumentCreated(
  { document: 'organizations/{organization}/tours/{tour}/versions/{version}', retry: true },
  ({ id, time, params: { organization, tour, version } }) =>
    emit(organization, { event: 'version.published', id, at: new Date(time), data: { tour, version } }),
);

/** Sends a new delivery at once. */
export const deliverWebhook = onDocumentCreated({ document: 'webhookDeliveries/{delivery}' }, ({ params }) => deliver(params.delivery));

/** Sends deliveries that are due: changes of the last minute, and those that failed. */
export const deliverDueWebhooks = onSchedule({ schedule: 'every 1 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 }, () => deliverDue());
