import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import type { Person } from '@/domain/personal-data/person';
import { record, text } from '@/domain/stored';
import { addressKey } from '../audit/record-audit';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** The hash of an account. It needs no key: nobody guesses an account. */
export const accountHash = (uid: string): string =>
  uid === '' ? '' : `hash:${createHash('sha256').update(`account ${uid}`).digest('base64url')}`;

/** The hashes by which an erased person is found in a backup. */
export const hashesOf = ({ uid, email }: Pick<Person, 'uid' | 'email'>) => ({ account: accountHash(uid), address: addressKey(email) });

/**
 * `erasures/{hash}`: that somebody was erased, by hashes alone, so that what an older backup brings back is erased again. While it runs it has the
 * person, and the path after which it goes on.
 */
export function erasureRef(person: Pick<Person, 'uid' | 'email'>): DocumentReference {
  const { account, address } = hashesOf(person);
  return store().doc(`erasures/${account || address}`);
}

/**
 * Throws for somebody without an account where the installation has no key: nobody could tell whom a restored backup brings back.
 * @throws failed-precondition
 */
export function requireErasable(person: Pick<Person, 'uid' | 'email'>): void {
  const { account, address } = hashesOf(person);
  if (account || address) return;
  throw new AppError(
    'failed-precondition',
    'Set AUDIT_KEY first, and deploy the functions: without it a restored backup would bring a guest back.',
  );
}

const readRunning = async () => (await store().collection('erasures').where('state', '==', 'running').get()).docs;

const personIn = (erasure: DocumentSnapshot): Person => {
  const { uid, email, name } = record(erasure.get('person'));
  return { uid: text(uid), email: text(email), name: text(name) };
};

/** The erasures that were interrupted, or whose turn has not come. */
export const runningErasures = async (): Promise<Person[]> => (await readRunning()).map(personIn);

/** The same after a backup was restored, which brought back what they had passed: they begin at the first document. */
export async function restartErasures(): Promise<Person[]> {
  const docs = await readRunning();
  for (const { ref } of docs) await ref.update({ cursor: '' });
  return docs.map(personIn);
}

/** Days that backups are kept at most: `BACKUP_DAYS`, 400 unless set. @throws for what is no number of days */
export function backupDays({ BACKUP_DAYS = '' }: NodeJS.ProcessEnv): number {
  if (BACKUP_DAYS === '') return 400;
  if (!/^[1-9]\d{0,3}$/.test(BACKUP_DAYS)) throw new Error(`BACKUP_DAYS must be a number of days, not "${BACKUP_DAYS}".`);
  return Number(BACKUP_DAYS);
}

/** When the last backup of today is deleted. */
export const backupsUntil = (now = new Date()): number => now.getTime() + backupDays(process.env) * dayMs;

/** Deletes the entries of erasures that no backup is older than. Idempotent. */
export async function forgetErasures(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - backupDays(process.env) * dayMs);
  await deleteFound(store().collection('erasures').where('erasedAt', '<=', until).orderBy('erasedAt'));
}
