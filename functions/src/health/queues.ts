import { Timestamp } from 'firebase-admin/firestore';
import { overviewWaitMs, type QueueHealth, queueWaitMs } from '@/domain/health/health';
import { store } from '../core/app';
import { dueOverviews } from '../overview/refs';
import { deliveries } from '../webhooks/stored-webhook';

/** What waits although it was due a while ago. @param now in milliseconds */
export async function readQueues(now: number): Promise<QueueHealth> {
  const due = Timestamp.fromMillis(now - queueWaitMs);
  const [waiting, mails, overviews] = await Promise.all([
    deliveries().where('nextAt', '<=', due).count().get(),
    store().collection('notificationMails').where('sendAt', '<=', due).count().get(),
    countOverviews(now - overviewWaitMs),
  ]);
  return { deliveries: waiting.data().count, notifications: mails.data().count, overviews };
}

/** Those where something waits, or is being written, and did since before. */
async function countOverviews(before: number): Promise<number> {
  const [waiting, running] = await Promise.all([
    dueOverviews().where('parts', '>', []).select().get(),
    dueOverviews().where('startedAt', '<=', Timestamp.fromMillis(before)).select().get(),
  ]);
  const old = [...waiting.docs, ...running.docs].filter(({ updateTime }) => updateTime.toMillis() <= before);
  return new Set(old.map(({ id }) => id)).size;
}
