import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { store } from './app';

/** A lock expires after this time, in case its holder crashed. */
const leaseMs = 60_000;
const acquireTimeoutMs = 20_000;
const retryIntervalMs = 100;

/**
 * Runs `work` under a lock that is exclusive across processes. For steps that cannot be in one transaction because they also change accounts.
 * @throws aborted if the lock cannot be acquired in time
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = store().doc(`locks/${name}`);
  const holder = randomUUID();
  const deadline = Date.now() + acquireTimeoutMs;
  while (!(await acquire(lock, holder))) {
    if (Date.now() > deadline) throw new AppError('aborted', 'Someone else is changing this right now. Try again in a minute.');
    await pause(retryIntervalMs);
  }
  try {
    return await work();
  } finally {
    await release(lock, holder);
  }
}

const acquire = (lock: DocumentReference, holder: string): Promise<boolean> =>
  store().runTransaction(async (transaction) => {
    const lockedUntil: unknown = (await transaction.get(lock)).get('until');
    if (lockedUntil instanceof Timestamp && lockedUntil.toMillis() > Date.now()) return false;
    transaction.set(lock, { holder, until: Timestamp.fromMillis(Date.now() + leaseMs) });
    return true;
  });

const release = (lock: DocumentReference, holder: string): Promise<void> =>
  store().runTransaction(async (transaction) => {
    if ((await transaction.get(lock)).get('holder') === holder) transaction.delete(lock);
  });
