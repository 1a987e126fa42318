import { Timestamp } from 'firebase-admin/firestore';
import { recordIn } from '../activity/record';
import { otherwise, requireManager } from '../api-keys/manage';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';
import { newSecret } from '../webhooks/stored-webhook';
import { requireWebhook } from './save-webhook';

/** How long the former secret signs too. */
const formerMs = 24 * 3600_000;

/**
 * Gives a webhook another secret, for those who run its organization; for a day the former one signs too. Where another one is made within that day, it is
 * still that one: the receiver has it, and the one between may never have reached anybody.
 * @throws permission-denied, failed-precondition while the organization is suspended, not-found
 */
export const rotateWebhookSecret = callable('rotateWebhookSecret', {
  otherwise,
  run: async ({ organization, id }, actor) => {
    await requireManager(actor, organization);
    await requireChangeable(actor, organization);
    const secret = newSecret();
    await store().runTransaction(async (transaction) => {
      const { ref, webhook } = await requireWebhook(transaction, organization, id);
      const now = Date.now();
      const isFormerValid = webhook.formerUntil !== null && webhook.formerUntil.getTime() > now;
      const former = { formerSecret: webhook.secret, formerUntil: Timestamp.fromMillis(now + formerMs) };
      transaction.update(ref, { secret, secretAt: Timestamp.fromMillis(now), ...(!isFormerValid && former) });
      const what = new URL(webhook.url).hostname;
      recordIn(transaction, organization, { kind: 'webhook-secret-changed', actor, what, target: id });
      recordAudit(transaction, { kind: 'webhook-secret-changed', actor, organization, what });
    });
    return { secret };
  },
});
