import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { rightsClaim, rightsNumber } from '@/domain/access/rights';
import type { Claims } from '@/domain/access/roles';
import { type Account, accounts, toCallableError } from './accounts';
import { store } from './app';

/** `rights/{uid}`: the number of somebody's latest claims, which rules compare with that of their token, and which their app listens to. */
export const rightsRef = (uid: string): DocumentReference => store().doc(`rights/${uid}`);

/** A number that neither the account nor the document had before. */
export const nextRights = (document: DocumentSnapshot, claims: Claims): number =>
  Math.max(rightsNumber(document.get('number')), rightsNumber(claims[rightsClaim])) + 1;

/** Ends all tokens of an account: what they write is denied from now on. New ones have the same role. Can be repeated after an interruption. */
export async function endTokens(uid: string, account: Pick<Account, 'customClaims'> | null): Promise<void> {
  const claims = account?.customClaims ?? {};
  const number = nextRights(await rightsRef(uid).get(), claims);
  // first the document: nothing is written by the old tokens, even if this is interrupted
  await rightsRef(uid).set({ number });
  if (account) await toCallableError(accounts().setCustomUserClaims(uid, { ...claims, [rightsClaim]: number }));
}
