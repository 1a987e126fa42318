import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { accountDeletionFrom, dueAfter, recentSignInMs } from '@/domain/personal-data/deletion';
import type { Person } from '@/domain/personal-data/person';
import { accountRecord } from '../audit/of-accounts';
import { type Person as Actor, recordAudit } from '../audit/record-audit';
import { type Account, accounts, findAccount, toCallableError } from '../core/accounts';
import { store } from '../core/app';
import type { Caller } from '../core/callable';
import { withDates } from '../core/dates';
import { failuresOf } from '../core/for-each-of';
import { withLock } from '../core/locks';
import { withUserLock } from '../core/people';
import { endSessions } from '../core/rights';
import { beginErasureIn, erasePerson } from './erase-person';
import { erasureRef, runningErasures } from './erasures';
import { personWithAccount } from './find-person';
import { requireOtherAdmins } from './require-other-admins';

/** `accountDeletions/{uid}`: that an account is erased, and when, unless that is taken back before. */
export const accountDeletionRef = (uid: string): DocumentReference => store().doc(`accountDeletions/${uid}`);

/**
 * Disables the caller's account at once, and has it erased two weeks later. A mail has the link that takes it back.
 * @returns when it is erased
 * @throws failed-precondition in a session that is not new, and for a last admin
 */
export async function requestDeletion(caller: Caller, language: string): Promise<Date> {
  if (Date.now() - caller.signedInAt > recentSignInMs)
    throw new AppError('failed-precondition', 'To delete your account, sign out, sign in again, and do it within five minutes.');
  return withUserLock(caller.uid, caller.uid, async (account, now) => {
    if (!account) throw new AppError('not-found', 'This account doesn’t exist. It may have been deleted.');
    await requireOtherAdmins(account);
    const dueAt = dueAfter(new Date());
    await endSessions(caller.uid, account, (transaction) => recordRequest(transaction, { account, actor: now, dueAt, language }));
    await toCallableError(accounts().updateUser(caller.uid, { disabled: true }));
    return dueAt;
  });
}

type Request = { account: Account; actor: Identity; dueAt: Date; language: string };

/** The first thing that is written: whatever comes after it can be repeated. */
async function recordRequest(transaction: Transaction, { account, actor, dueAt, language }: Request): Promise<() => void> {
  const record = await accountRecord(transaction, 'account-disabled', { uid: account.uid, account, actor });
  return () => {
    const requestedAt = FieldValue.serverTimestamp();
    const times = { requestedAt, sendRequested: requestedAt, dueAt: Timestamp.fromDate(dueAt) };
    transaction.set(accountDeletionRef(account.uid), { ...times, language });
    record();
    recordAudit(transaction, { kind: 'deletion-requested', actor, person: actor });
  };
}

/** An admin disables an account whose deletion can be taken back: then only an admin can. */
export async function blockReturn(uid: string): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const deletion = await transaction.get(accountDeletionRef(uid));
    if (deletion.exists) transaction.update(deletion.ref, { isBlocked: true });
  });
}

/** Takes the deletion of an account back, where there is one: in the transaction that enables it. Reads at once, and returns what writes. */
export async function withdrawDeletion(transaction: Transaction, uid: string, actor: Actor): Promise<() => void> {
  const [deletion, erasure] = await transaction.getAll(accountDeletionRef(uid), erasureRef({ uid, email: '' }));
  if (erasure?.get('state') === 'running')
    throw new AppError('failed-precondition', 'It is too late: the data of this person are being erased.');
  if (!deletion?.exists) return () => {};
  const account = await findAccount(uid);
  return () => {
    transaction.delete(deletion.ref);
    recordAudit(transaction, { kind: 'deletion-canceled', actor, person: { uid, email: account?.email ?? '' } });
  };
}

/** Enables the account of somebody who followed the link in their mail. @returns false if it is too late, or an admin has to decide */
export async function keepAccount(uid: string, isRequest: (requestedAt: Date) => Promise<boolean>): Promise<boolean> {
  return withLock(`person-${uid}`, async () => {
    const account = await findAccount(uid);
    if (!account || !(await canBeWithdrawn(uid, isRequest))) return false;
    // first the account: the link works until the rest is written too
    await accounts().updateUser(uid, { disabled: false });
    await store().runTransaction(async (transaction) => {
      const withdraw = await withdrawDeletion(transaction, uid, { uid, email: account.email });
      const record = await accountRecord(transaction, 'account-enabled', { uid, account, actor: account });
      withdraw();
      record();
    });
    return true;
  });
}

/** Whether the deletion is the one that a link was made for, and can still be taken back by it. */
export async function canBeWithdrawn(uid: string, isRequest: (requestedAt: Date) => Promise<boolean>): Promise<boolean> {
  const [stored, erasure] = await store().getAll(accountDeletionRef(uid), erasureRef({ uid, email: '' }));
  const { requestedAt, dueAt, isBlocked } = accountDeletionFrom(withDates(stored?.data() ?? {}));
  if (requestedAt === null || dueAt === null || isBlocked || dueAt.getTime() <= Date.now()) return false;
  return erasure?.get('state') !== 'running' && (await isRequest(requestedAt));
}

/** Begins to erase somebody whose deletion is still due, so that it can't be taken back any more. @returns whether it is */
const beginDueErasure = (person: Person, now: Date): Promise<boolean> =>
  store().runTransaction(async (transaction) => {
    const deletion = await transaction.get(accountDeletionRef(person.uid));
    const { dueAt } = accountDeletionFrom(withDates(deletion.data() ?? {}));
    if (dueAt === null || dueAt > now) return false;
    await beginErasureIn(transaction, person);
    return true;
  });

/**
 * Erases the accounts that are due, and goes on with what was interrupted. One after the other, since each reads every document.
 * @throws the first error, after all others were tried
 */
export async function eraseDue(now = new Date()): Promise<void> {
  const due = await store().collection('accountDeletions').where('dueAt', '<=', now).orderBy('dueAt').get();
  const begun = await runningErasures();
  const others = (await Promise.all(due.docs.map(({ id }) => personWithAccount(id)))).filter((person) => person !== null);
  const people = [...begun, ...others];
  const erasing = [
    ...begun.map((person) => () => erasePerson(person, { actor: person })),
    // while others were erased it may have been taken back
    ...others.map((person) => async () => void ((await beginDueErasure(person, now)) && (await erasePerson(person, { actor: person })))),
  ];
  // an account may be deleted meanwhile
  const obsolete = due.docs
    .filter(({ id }) => !people.some((person) => person.uid === id))
    .map(
      ({ ref }) =>
        () =>
          ref.delete(),
    );
  const [failed] = await failuresOf([...erasing, ...obsolete], (work: () => Promise<unknown>) => work(), 1);
  if (failed) throw failed;
}
