import { recordIn } from '../activity/record';
import { otherwise, requireManager } from '../api-keys/manage';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { webhookFrom, webhooks } from '../webhooks/stored-webhook';

/** Deletes a webhook of an organization, for those who run it: what waits is not sent any more. Twice is harmless. @throws permission-denied */
export const deleteWebhook = callable('deleteWebhook', {
  otherwise,
  run: async ({ organization, id }, actor) => {
    await requireManager(actor, organization);
    await store().runTransaction(async (transaction) => {
      const document = await transaction.get(webhooks().doc(id));
      const webhook = webhookFrom(document);
      if (!document.exists || webhook.organization !== organization) return;
      const what = new URL(webhook.url).hostname;
      transaction.delete(document.ref);
      recordIn(transaction, organization, { kind: 'webhook-deleted', actor, what, target: id });
      recordAudit(transaction, { kind: 'webhook-deleted', actor, organization, what });
    });
    return { message: 'deleted' };
  },
});
