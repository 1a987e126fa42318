import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { webhookLimits } from '@/domain/webhooks/webhook';
import { recordIn } from '../activity/record';
import { otherwise, requireManager } from '../api-keys/manage';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';
import { newSecret, validAt } from '../webhooks/stored-webhook';
import { requireWebhook } from './save-webhook';

/** How long a former secret signs too. */
const formerMs = dayMs;

/**
 * Gives a webhook another secret, for those who run its organization; for a day the former one signs too, also where others are made meanwhile: nobody knows
 * which of them the receiver has by now.
 * @throws permission-denied, failed-precondition while the organization is suspended, not-found; resource-exhausted for a sixth within a day
 */
export const rotateWebhookSecret = callable('rotateWebhookSecret', {
  otherwise,
  run: async ({ organization, id }, actor) => {
    await requireManager(actor, organization);
    await requireChangeable(actor, organization);
    const secret = newSecret();
    await store().runTransaction(async (transaction) => {
      const { ref, webhook } = await requireWebhook(transaction, organization, id);
      const now = new Date();
      const signing = validAt(webhook.formerSecrets, now);
      if (signing.length >= webhookLimits.formerSecrets)
        throw new AppError(
          'resource-exhausted',
          `${webhookLimits.formerSecrets} secrets were made within a day. Make another one tomorrow.`,
        );
      const formerSecrets = [...signing, { secret: webhook.secret, until: new Date(now.getTime() + formerMs) }];
      const former = { formerSecrets, formerSecret: FieldValue.delete(), formerUntil: FieldValue.delete() };
      transaction.update(ref, { secret, secretAt: Timestamp.fromDate(now), ...former });
      const what = new URL(webhook.url).hostname;
      recordIn(transaction, organization, { kind: 'webhook-secret-changed', actor, what, target: id });
      recordAudit(transaction, { kind: 'webhook-secret-changed', actor, organization, what });
    });
    return { secret };
  },
});
