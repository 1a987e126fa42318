import { type ListedDelivery, webhookLimits } from '@/domain/webhooks/webhook';
import { otherwise, requireManager } from '../api-keys/manage';
import { callable } from '../core/callable';
import { deliveries, deliveryFrom, type StoredDelivery, webhookFrom, webhooks } from '../webhooks/stored-webhook';

/** The webhooks of an organization with their latest deliveries, for those who run it: never their secrets. @throws permission-denied */
export const listWebhooks = callable('listWebhooks', {
  otherwise,
  run: async ({ organization }, caller) => {
    await requireManager(caller, organization);
    const { docs } = await webhooks().where('organization', '==', organization).get();
    const all = docs.map(webhookFrom).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return {
      webhooks: await Promise.all(
        all.map(async ({ id, url, events, createdAt }) => ({
          id,
          url,
          events,
          createdAt: createdAt.getTime(),
          deliveries: await latestOf(id),
        })),
      ),
    };
  },
});

async function latestOf(webhook: string): Promise<ListedDelivery[]> {
  const found = await deliveries().where('webhook', '==', webhook).orderBy('at', 'desc').limit(webhookLimits.deliveries).get();
  return found.docs.map(deliveryFrom).map(listed);
}

const listed = ({ id, event, at, state, attempts, status, answer }: StoredDelivery): ListedDelivery => ({
  id,
  event,
  at: at.getTime(),
  state,
  attempts,
  status,
  answer,
});
