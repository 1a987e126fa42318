import type { CallableInput } from '@/domain/callables/inputs';
import type { DeliveryOutcome } from '@/domain/webhooks/webhook';
import { call } from '../callables';

/** Makes or changes a webhook, and returns the secret of a new one; null for another. @throws AppError `invalid-argument`, `permission-denied`, `unavailable` */
export const saveWebhook = async (input: CallableInput<'saveWebhook'>): Promise<string | null> => (await call('saveWebhook', input)).secret;

/** Gives a webhook another secret, and returns it; the former one signs for a day more. @throws AppError `permission-denied`, `not-found`, `resource-exhausted`, `unavailable` */
export const rotateWebhookSecret = async (input: CallableInput<'rotateWebhookSecret'>): Promise<string> =>
  (await call('rotateWebhookSecret', input)).secret;

/** Deletes a webhook. Repeating the call is harmless. @throws AppError `permission-denied`, `unavailable` */
export async function deleteWebhook(input: CallableInput<'deleteWebhook'>): Promise<void> {
  await call('deleteWebhook', input);
}

/** Sends a delivery again, waits for the answer, and returns what became of it. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export const resendWebhook = (input: CallableInput<'resendWebhook'>): Promise<DeliveryOutcome> => call('resendWebhook', input);
