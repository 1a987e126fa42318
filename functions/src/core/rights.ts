import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { rightsClaim, rightsNumber } from '@/domain/access/rights';
import type { Claims } from '@/domain/access/roles';
import { type Account, accounts, toCallableError } from './accounts';
import { store } from './app';

/** `rights/{uid}`: the number of somebody's latest claims, which rules compare with that of their token, and which their app listens to. */
export const rightsRef = (uid: string): DocumentReference => store().doc(`rights/${uid}`);

/** A number that neither the account nor the document had before. */
export const nextRights = (document: DocumentSnapshot, claims: Claims): number =>
  Math.max(rightsNumber(document.get('number')), rightsNumber(claims[rightsClaim])) + 1;

/**
 * Ends all sessions of an account: what their tokens write is denied from now on. New ones have the same role. Can be repeated after an interruption.
 * @param record reads what it needs, and returns what records the act in the same transaction
 */
export async function endSessions(
  uid: string,
  account: Pick<Account, 'customClaims'> | null,
  record: (transaction: Transaction) => Promise<() => void>,
): Promise<void> {
  const claims = account?.customClaims ?? {};
  // first the sessions: open pages get a new token as soon as they hear of the document, and it would serve them for an hour
  await toCallableError(accounts().revokeRefreshTokens(uid));
  // then the document: nothing is written by the old tokens, even if this is interrupted
  const number = await store().runTransaction(async (transaction) => {
    const next = nextRights(await transaction.get(rightsRef(uid)), claims);
    const write = await record(transaction);
    transaction.set(rightsRef(uid), { number: next }, { merge: true });
    write();
    return next;
  });
  if (account) await toCallableError(accounts().setCustomUserClaims(uid, { ...claims, [rightsClaim]: number }));
}
