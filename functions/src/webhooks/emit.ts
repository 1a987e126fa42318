import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { minuteMs } from '@/domain/durations';
import type { WebhookEvent } from '@/domain/webhooks/webhook';
import { store } from '../core/app';
import { deliveries, webhookFrom, webhooks } from './stored-webhook';

/** What happened: ids alone, which a receiver reads through the API. */
type Happened = {
  event: WebhookEvent;
  /** The same for the same event, however often it is heard of. */
  id: string;
  at: Date;
  /** From when on it is sent: later ones of the same id until then are part of it. */
  sendAt?: Date;
  data: Record<string, string>;
};

/** Stores a delivery for each webhook of the organization that wants the event, once. */
export async function emit(organization: string, { event, id, at, sendAt = at, data }: Happened): Promise<void> {
  if (organization === '') return;
  const { docs } = await webhooks().where('organization', '==', organization).get();
  const wanting = docs.map(webhookFrom).filter(({ events }) => events.includes(event));
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data: { organization, ...data } });
  for (const webhook of wanting) {
    const ref = deliveries().doc(`${id}_${webhook.id}`.replaceAll('/', '-'));
    await store().runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) return;
      transaction.create(ref, {
        webhook: webhook.id,
        organization,
        event,
        body,
        at: FieldValue.serverTimestamp(),
        state: 'waiting',
        attempts: 0,
        nextAt: Timestamp.fromDate(sendAt),
        status: null,
        answer: '',
      });
    });
  }
}

/** A change of a tour: those of a minute are one event, which is sent when the minute is over. */
export const changeOfTour = (tour: string, at: Date): Pick<Happened, 'id' | 'sendAt'> => {
  const minute = Math.floor(at.getTime() / minuteMs);
  return { id: `${tour}-${minute}`, sendAt: new Date((minute + 1) * minuteMs) };
};
