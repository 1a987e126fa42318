import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { losesRights, type Member } from '@/domain/access/members';
import { type Claims, effectiveRole } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { orgId, userId } from '@/domain/ids';
import { organizationLimits } from '@/domain/limits';
import { type Stored, text, texts } from '@/domain/stored';
import { type Account, accounts, deleteAccount, findAccount, findCaller, hasOtherGlobalAdmin, orRefusal } from './accounts';
import { store } from './app';
import { otherClaimsOf, type RoleClaims } from './claims';
import { exclusively } from './locks';

/** Somebody as the server knows them. Without an account they are what their card still says. */
export type Person = Member & { account: Account | null; claims: Claims };

/** What somebody is to be from now on, and what else is written in the same step. */
export type Change = { claims: RoleClaims; also?: (transaction: Transaction) => void };

/** What a decision goes by: both as they are now, whatever they were when the call came. */
export type Case = { person: Person; caller: Identity };
type Caller = { uid: string };

/**
 * Changes what somebody is: their claims, their card `users/{uid}`, and the members of the organizations they leave and join; all of it or
 * nothing, one change of a person after the other. What is cut off between claims and documents is finished by the next change. `decide`
 * throws to refuse; null leaves the person as they are. It may be asked again. Whoever loses rights by somebody else has to sign in again.
 * @throws not-found for an account or organization that is not there, failed-precondition for the last global admin, aborted
 * @see MODEL-053 ACCESS-010 ACCESS-070
 */
export function changePerson(
  uid: string,
  { uid: callerUid }: Caller,
  decide: (now: Case, transaction: Transaction) => Change | null | Promise<Change | null>,
): Promise<void> {
  return alone(uid, callerUid, async (before, caller) => {
    let claimed = false;
    try {
      await store().runTransaction(async (transaction) => {
        const card = await transaction.get(cardOf(uid));
        // A transaction that is tried again has changed the claims, and may even have been kept: its answer was lost on the way.
        const person = personFrom(uid, claimed ? await findAccount(uid) : before, card.data() ?? {});
        const change = await decide({ person, caller }, transaction);
        if (!change) return;
        const homes = [text(before?.customClaims.organization), text(card.get('organization'))];
        const { claims, write } = await plan(transaction, { person, card, change, homes });
        claimed = true;
        await orRefusal(accounts().setCustomUserClaims(uid, claims));
        if (uid !== callerUid && losesRights(person, memberFrom(claims))) await accounts().revokeRefreshTokens(uid);
        write();
      });
    } catch (error) {
      if (before && claimed) await orRefusal(accounts().setCustomUserClaims(uid, before.customClaims));
      throw error;
    }
  });
}

/**
 * Deletes an account with its card and its place among the members. What is not there any more is passed over, so that a call that was cut off
 * can be made again. `decide` throws to refuse.
 * @see FUNC-020 FUNC-021
 */
export function deletePerson(uid: string, { uid: callerUid }: Caller, decide: (now: Case) => void): Promise<void> {
  return alone(uid, callerUid, (account, caller) =>
    store().runTransaction(async (transaction) => {
      const card = await transaction.get(cardOf(uid));
      const person = personFrom(uid, account, card.data() ?? {});
      decide({ person, caller });
      const left = await organizationsAmong(transaction, [person.organization ?? '', text(card.get('organization'))]);
      await deleteAccount(uid);
      for (const { ref } of left) transaction.update(ref, { members: FieldValue.arrayRemove(uid) });
      transaction.delete(card.ref);
    }),
  );
}

/**
 * Runs `work` while nobody else changes this person; for a global admin, while no other one is changed either. It is given the caller as they
 * are then, who may have lost the right since they called: so that two who act against each other do not both succeed.
 * @throws unauthenticated when the caller's account was disabled or deleted in the meantime
 */
export function alone<Result>(
  uid: string,
  callerUid: string,
  work: (account: Account | null, caller: Identity) => Promise<Result>,
): Promise<Result> {
  const workNow = async (account: Account | null) => work(account, (await findCaller(callerUid)).caller);
  return exclusively(`person-${uid}`, async () => {
    const account = await findAccount(uid);
    if (!account || effectiveRole(account.customClaims) !== 'admin') return workNow(account);
    return exclusively('global-admins', async () => workNow(await findAccount(uid)));
  });
}

/** Writes the card of somebody who is new. */
export const writeCard = ({ uid, email, displayName }: Pick<Account, 'uid' | 'email' | 'displayName'>) =>
  cardOf(uid).set({ uid, email, displayName, organization: '', role: '' }, { merge: true });

const cardOf = (uid: string) => store().doc(`users/${uid}`);

type Planned = { person: Person; card: DocumentSnapshot; change: Change; homes: readonly string[] };

/** Reads what a change depends on, and answers the claims that it makes and how to write its documents. */
async function plan(transaction: Transaction, { person, card, change, homes }: Planned): Promise<{ claims: Claims; write: () => void }> {
  const { uid, account } = person;
  if (!account) throw new AppError('not-found', 'There is no such account. It may have been deleted.');
  const claims = { ...otherClaimsOf(account.customClaims), ...change.claims };
  await keepAnAdmin(person, claims);
  const organization = text(claims.organization);
  const joined = organization === '' ? null : await organizationJoined(transaction, uid, organization);
  const left = await organizationsAmong(transaction, homes, organization);
  const { organization: _, ...roleClaims } = change.claims;
  const role = Object.keys(roleClaims).length > 0 ? effectiveRole(claims) : '';
  return {
    claims,
    write: () => {
      for (const { ref } of left) transaction.update(ref, { members: FieldValue.arrayRemove(uid) });
      if (joined) transaction.update(joined.ref, { members: FieldValue.arrayUnion(uid) });
      const { email, displayName } = account;
      transaction.set(card.ref, { uid, email, displayName, organization, role }, { merge: true });
      change.also?.(transaction);
    },
  };
}

async function keepAnAdmin({ uid, role }: Person, claims: Claims): Promise<void> {
  if (role !== 'admin' || effectiveRole(claims) === 'admin' || (await hasOtherGlobalAdmin(uid))) return;
  throw new AppError('failed-precondition', 'This is the last Super Admin. Make somebody else one first.');
}

async function organizationJoined(transaction: Transaction, uid: string, organization: string): Promise<DocumentSnapshot> {
  const joined = await transaction.get(store().doc(`organizations/${organization}`));
  if (!joined.exists) throw new AppError('not-found', `There is no organization "${organization}". Choose another one.`);
  const members = texts(joined.get('members'));
  if (members.length >= organizationLimits.members && !members.includes(uid))
    throw new AppError('resource-exhausted', `"${organization}" has as many members as it can have. Remove somebody first.`);
  return joined;
}

/** Those of the named organizations that still exist, without the one that is joined. */
async function organizationsAmong(transaction: Transaction, names: readonly string[], joined = ''): Promise<DocumentSnapshot[]> {
  const left = [...new Set(names)].filter((name) => name !== '' && name !== joined && !name.includes('/'));
  const refs = left.map((name) => store().doc(`organizations/${name}`));
  return refs.length === 0 ? [] : (await transaction.getAll(...refs)).filter(({ exists }) => exists);
}

function personFrom(uid: string, account: Account | null, card: Stored): Person {
  const claims: Claims = account ? account.customClaims : { organization: card.organization, role: card.role };
  return { uid: userId(uid), account, claims, ...memberFrom(claims) };
}

function memberFrom(claims: Claims): Omit<Member, 'uid'> {
  const organization = text(claims.organization);
  return { role: effectiveRole(claims), organization: organization === '' ? null : orgId(organization) };
}
