import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { minuteMs } from '@/domain/durations';
import { addressRenewalFrom, type RenewalReason } from '@/domain/files/file-address-renewal';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** A tour, and the organization whose folder its files are in. */
export type TourRef = { organization: string; tour: string };

/** A job that was not heard of for this long is continued by the schedule. */
const silentMs = 15 * minuteMs;
const pageSize = 50;

/** `organizations/{organization}/addressRenewals/{tour}`: the latest job that closes the file addresses of a tour. Only the functions write it. */
export const renewalRef = ({ organization, tour }: TourRef): DocumentReference =>
  store().doc(`organizations/${organization}/addressRenewals/${tour}`);

/** When a job is continued, unless it is heard of before. */
export const resumeAt = (): Timestamp => Timestamp.fromMillis(Date.now() + silentMs);

/** Has the file addresses of a tour closed, by a job in place of an earlier one; a trigger runs it. Nothing happens for a tour without an organization. */
export async function requestRenewal(ref: TourRef, reason: RenewalReason): Promise<void> {
  if (ref.organization === '') return;
  await renewalRef(ref).set({
    id: randomUUID(),
    reason,
    requestedAt: FieldValue.serverTimestamp(),
    endedAt: null,
    state: 'waiting',
    turn: 0,
    files: 0,
    renewed: 0,
    resumeAt: resumeAt(),
  });
}

/** Continues the jobs that were not heard of for a quarter of an hour, because the platform gave them up. */
export async function resumeRenewals(now = new Date()): Promise<void> {
  const silent: Query = store().collectionGroup('addressRenewals').where('resumeAt', '<=', now).orderBy('resumeAt').limit(pageSize);
  const { docs } = await silent.get();
  for (const { ref } of docs) await continueLater(ref);
}

/** The number of jobs that were requested before a moment and have not ended; at most 200 are counted. */
export async function countWaitingRenewals(before: Date): Promise<number> {
  // a job that has ended is not to be resumed
  const waiting = store().collectionGroup('addressRenewals').where('resumeAt', '>', new Date(0)).orderBy('resumeAt').limit(200);
  const { docs } = await waiting.select('requestedAt').get();
  return docs.filter((job) => {
    const { requestedAt } = addressRenewalFrom(withDates(job.data()));
    return requestedAt !== null && requestedAt <= before;
  }).length;
}

/** The trigger runs the job again. */
export const continueLater = (job: DocumentReference): Promise<unknown> =>
  job.update({ turn: FieldValue.increment(1), resumeAt: resumeAt() });
