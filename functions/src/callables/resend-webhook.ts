import { AppError } from '@/domain/app-error';
import { otherwise, requireManager } from '../api-keys/manage';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';
import { deliver, sendAgain } from '../webhooks/deliver';
import { deliveries, deliveryFrom } from '../webhooks/stored-webhook';

/** Sends a delivery again at once, with the same id, for those who run its organization, and returns what became of it. @throws permission-denied, not-found, failed-precondition while it is suspended */
export const resendWebhook = callable('resendWebhook', {
  otherwise,
  run: async ({ organization, delivery }, caller) => {
    await requireManager(caller, organization);
    await requireChangeable(caller, organization);
    const document = await deliveries().doc(delivery).get();
    if (!document.exists || deliveryFrom(document).organization !== organization)
      throw new AppError('not-found', 'This delivery is not stored any more.');
    const now = new Date();
    await sendAgain(delivery, now);
    await deliver(delivery, { now });
    const { state, status, attempts } = deliveryFrom(await document.ref.get());
    return { message: 'sent', state, status, attempts };
  },
});
