import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { store } from './app';

/** A holder that came to its end in between loses the lock after this. */
const heldMillis = 60_000;
const patienceMillis = 20_000;
const tryEveryMillis = 100;

/**
 * Runs `work` while nobody else, in any process, runs one under the same name. For steps that a transaction cannot hold together, since they
 * change accounts too.
 * @throws aborted when it does not become free in time
 */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = store().doc(`locks/${name}`);
  const holder = randomUUID();
  const deadline = Date.now() + patienceMillis;
  while (!(await take(lock, holder))) {
    if (Date.now() > deadline) throw new AppError('aborted', 'Somebody else is changing this right now. Try again in a minute.');
    await pause(tryEveryMillis);
  }
  try {
    return await work();
  } finally {
    await giveBack(lock, holder);
  }
}

const take = (lock: DocumentReference, holder: string): Promise<boolean> =>
  store().runTransaction(async (transaction) => {
    const held: unknown = (await transaction.get(lock)).get('until');
    if (held instanceof Timestamp && held.toMillis() > Date.now()) return false;
    transaction.set(lock, { holder, until: Timestamp.fromMillis(Date.now() + heldMillis) });
    return true;
  });

const giveBack = (lock: DocumentReference, holder: string): Promise<void> =>
  store().runTransaction(async (transaction) => {
    if ((await transaction.get(lock)).get('holder') === holder) transaction.delete(lock);
  });
