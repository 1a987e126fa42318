import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { webhookLimits } from '@/domain/webhooks/webhook';
import { recordIn } from '../activity/record';
import { otherwise, requireManager } from '../api-keys/manage';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { attemptId, confirmRepeatable } from '../core/attempts';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';
import { publicAddressOf } from '../webhooks/public-address';
import { newSecret, webhookFrom, webhooks } from '../webhooks/stored-webhook';

/**
 * Makes a webhook of an organization, or changes one, for those who run it. Returns the secret of a new one, which nobody can read again: whoever
 * repeats the call gets another one for the same webhook.
 * @throws permission-denied; failed-precondition while it is suspended; invalid-argument for an address in a private network; not-found; resource-exhausted with ten webhooks
 */
export const saveWebhook = callable('saveWebhook', {
  otherwise,
  run: async ({ organization, id, attempt, url, events }, actor) => {
    await requireManager(actor, organization);
    await requireChangeable(actor, organization);
    const { hostname } = new URL(url);
    await publicAddressOf(hostname);
    const ref = webhooks().doc(id || attemptId(attempt, actor));
    const secret = id === '' ? newSecret() : null;
    await store().runTransaction(async (transaction) => {
      const all = await transaction.get(webhooks().where('organization', '==', organization));
      const existing = all.docs.find((each) => each.id === ref.id);
      if (secret === null && !existing) throw new AppError('not-found', 'This webhook was deleted.');
      if (secret !== null && existing) confirmRepeatable(webhookFrom(existing).createdAt);
      if (!existing && all.size >= webhookLimits.webhooks)
        throw new AppError('resource-exhausted', `An organization can have ${webhookLimits.webhooks} webhooks. Delete one first.`);
      const fields = { url, events };
      if (existing) transaction.update(ref, { ...fields, failing: FieldValue.delete(), ...(secret !== null && { secret }) });
      else transaction.create(ref, { organization, ...fields, secret, createdAt: FieldValue.serverTimestamp() });
      recordIn(transaction, organization, { kind: 'webhook-saved', actor, what: hostname, detail: events.join(', '), target: ref.id });
      recordAudit(transaction, { kind: 'webhook-saved', actor, organization, what: hostname });
    });
    return { id: ref.id, secret };
  },
});

/** The webhook of an organization. @throws not-found */
export async function requireWebhook(transaction: Transaction, organization: string, id: string) {
  const document = await transaction.get(webhooks().doc(id));
  const webhook = webhookFrom(document);
  if (!document.exists || webhook.organization !== organization) throw new AppError('not-found', 'This webhook was deleted.');
  return { ref: document.ref, webhook };
}
