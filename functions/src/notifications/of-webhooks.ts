import { store } from '../core/app';
import { type StoredDelivery, type StoredWebhook, webhooks } from '../webhooks/stored-webhook';
import { markAsRead, notify } from './notify';
import { managersOf } from './recipients';

const eventOf = (webhook: string, delivery: string) => ({ kind: 'webhook-failed', key: `${webhook} ${delivery}` }) as const;

/**
 * Notifies those who run an organization that a delivery failed for good, unless one of the same webhook did since its receiver was reached last.
 * Idempotent.
 */
export async function notifyOfFailure({ id, webhook, organization }: StoredDelivery, at: Date): Promise<void> {
  const ref = webhooks().doc(webhook);
  const isFirst = await store().runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    if (!document.exists) return false;
    const failing: unknown = document.get('failing.delivery');
    if (failing === undefined) transaction.update(ref, { failing: { delivery: id, at } });
    return failing === undefined || failing === id;
  });
  if (!isFirst) return;
  const news = {
    ...eventOf(webhook, id),
    about: `organizations/${organization}`,
    target: webhook,
    organization,
  } as const;
  await Promise.all((await managersOf(organization)).map((account) => notify(account, news)));
}

/** Marks as read that deliveries of a webhook failed, for those who run its organization: its receiver is reached again. */
export async function markFailureAsRead({ id, organization, failedDelivery }: StoredWebhook): Promise<void> {
  const managers = await managersOf(organization);
  await markAsRead(
    managers.map(({ uid }) => uid),
    eventOf(id, failedDelivery),
  );
}
