import { Timestamp } from 'firebase-admin/firestore';
import { otherwise, requireManager } from '../api-keys/manage';
import { callable } from '../core/callable';
import { newSecret } from '../webhooks/stored-webhook';
import { requireWebhook } from './save-webhook';

/** How long the former secret signs too. */
const formerMs = 24 * 3600_000;

/** Gives a webhook another secret, for those who run its organization; for a day both sign. @throws permission-denied, not-found */
export const rotateWebhookSecret = callable('rotateWebhookSecret', {
  otherwise,
  run: async ({ organization, id }, caller) => {
    await requireManager(caller, organization);
    const { ref, webhook } = await requireWebhook(organization, id);
    const secret = newSecret();
    const now = Date.now();
    const fields = { secret, secretAt: Timestamp.fromMillis(now), formerSecret: webhook.secret };
    await ref.update({ ...fields, formerUntil: Timestamp.fromMillis(now + formerMs) });
    return { secret };
  },
});
