import { store } from '../core/app';
import { type StoredDelivery, webhooks } from '../webhooks/stored-webhook';
import { notify } from './notify';
import { managersOf } from './recipients';

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
    kind: 'webhook-failed',
    key: `${webhook} ${id}`,
    about: `organizations/${organization}`,
    target: webhook,
    organization,
  } as const;
  await Promise.all((await managersOf(organization)).map((account) => notify(account, news)));
}
