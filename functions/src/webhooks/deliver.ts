import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { dayMs, minuteMs } from '@/domain/durations';
import { retryDelays, webhookLimits } from '@/domain/webhooks/webhook';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { deleteFound, forEachPage } from '../core/pages';
import { markFailureAsRead, notifyOfFailure } from '../notifications/of-webhooks';
import { isOrganizationOpen } from '../organizations/is-open';
import { type Post, type Posted, postTo } from './post';
import { signedHeaders } from './sign';
import { deliveries, deliveryFrom, type StoredDelivery, type StoredWebhook, webhookFrom, webhooks } from './stored-webhook';

/** How long a try may take before another one may begin: longer than it waits for an answer. */
const leaseMs = 2 * minuteMs;
const pageSize = 200;

/**
 * Sends a delivery that is due, and stores what was answered. Nobody else tries it meanwhile; where this is interrupted, it is tried again with the same
 * id, by which receivers know it.
 */
export async function deliver(id: string, { post = postTo, now = new Date() }: { post?: Post; now?: Date } = {}): Promise<void> {
  const delivery = await begin(id, now);
  if (!delivery) return;
  const [document, organization] = await store().getAll(
    webhooks().doc(delivery.webhook),
    store().doc(`organizations/${delivery.organization}`),
  );
  if (!document?.exists || !organization?.exists)
    return finish(delivery, { status: null, answer: 'The webhook was deleted.' }, { webhook: null, now });
  if (!isOrganizationOpen(organization)) return rest(delivery, now);
  const webhook = webhookFrom(document);
  const posted = await post(webhook.url, signedHeaders(webhook, { id, at: now, body: delivery.body }), delivery.body);
  await finish(delivery, posted, { webhook, now });
}

/** Takes a delivery that is due, for as long as a try takes; null for any other. */
const begin = (id: string, now: Date): Promise<StoredDelivery | null> =>
  store().runTransaction(async (transaction) => {
    const document = await transaction.get(deliveries().doc(id));
    const delivery = deliveryFrom(document);
    if (!document.exists || delivery.nextAt === null || delivery.nextAt > now) return null;
    const attempts = delivery.attempts + 1;
    transaction.update(document.ref, { attempts, nextAt: Timestamp.fromMillis(now.getTime() + leaseMs) });
    return { ...delivery, attempts };
  });

/**
 * What happened before an organization was closed is sent once it is open again, and is not due until then: there can be more than are sent at a time.
 * Not trying is no try.
 */
const rest = ({ id, organization, attempts }: StoredDelivery, now: Date): Promise<void> =>
  store().runTransaction(async (transaction) => {
    // it may have been opened meanwhile
    const isOpen = isOrganizationOpen(await transaction.get(store().doc(`organizations/${organization}`)));
    transaction.update(deliveries().doc(id), { attempts: attempts - 1, nextAt: isOpen ? Timestamp.fromDate(now) : null });
  });

/** Makes the deliveries due that rested while their organization was closed. Idempotent. */
export const resumeDeliveries = (organization: string, now = new Date()): Promise<void> =>
  forEachPage(
    deliveries().where('organization', '==', organization).where('state', '==', 'waiting').where('nextAt', '==', null),
    (documents, transaction) => {
      for (const { ref } of documents) transaction.update(ref, { nextAt: Timestamp.fromDate(now) });
    },
  );

/**
 * Stores what was answered. First whoever runs the organization hears of a failure: where this is interrupted, it is tried again. A receiver that was
 * reached is not: what is interrupted after that is done by the next delivery that arrives.
 * @param webhook null once it is gone
 */
async function finish(
  delivery: StoredDelivery,
  { status, answer }: Posted,
  { webhook, now }: { webhook: StoredWebhook | null; now: Date },
): Promise<void> {
  const isDelivered = status !== null && status >= 200 && status < 300;
  // a receiver that is gone for good says so
  const delay = webhook === null || status === 410 ? undefined : retryDelays[delivery.attempts - 1];
  const state = isDelivered ? 'delivered' : delay === undefined ? 'failed' : 'waiting';
  const nextAt = state === 'waiting' && delay !== undefined ? Timestamp.fromMillis(now.getTime() + delay) : null;
  if (state === 'failed') await notifyOfFailure(delivery, now);
  await deliveries().doc(delivery.id).update({ state, status, answer, nextAt });
  if (state === 'delivered' && webhook && webhook.failedDelivery !== '') await clearFailing(webhook);
}

/** The receiver is reached again: the next failure is news. */
async function clearFailing(webhook: StoredWebhook): Promise<void> {
  await markFailureAsRead(webhook);
  await store().runTransaction(async (transaction) => {
    const document = await transaction.get(webhooks().doc(webhook.id));
    if (document.exists) transaction.update(document.ref, { failing: FieldValue.delete() });
  });
}

/** Sends what is due. Idempotent. */
export async function deliverDue({ post = postTo, clock = () => new Date() }: { post?: Post; clock?: () => Date } = {}): Promise<void> {
  const { docs } = await deliveries().where('nextAt', '<=', Timestamp.fromDate(clock())).orderBy('nextAt').limit(pageSize).get();
  // each at its own time: the last ones begin minutes after the first, and their leases with them
  await forEachOf(docs, ({ id }) => deliver(id, { post, now: clock() }));
}

/** Makes a delivery due again, from its first try on. */
export const sendAgain = (id: string, now = new Date()): Promise<unknown> =>
  deliveries()
    .doc(id)
    .update({ state: 'waiting', attempts: 0, nextAt: Timestamp.fromDate(now) });

/** Deletes deliveries of a month ago. Idempotent. */
export const forgetDeliveries = (now = new Date()): Promise<void> =>
  deleteFound(deliveries().where('at', '<', Timestamp.fromMillis(now.getTime() - webhookLimits.days * dayMs)));
