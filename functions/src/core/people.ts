import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import type { Member } from '@/domain/access/members';
import { rightsClaim } from '@/domain/access/rights';
import { type Claims, effectiveRole, type RoleClaims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { orgId, userId } from '@/domain/ids';
import { organizationLimits } from '@/domain/limits';
import { type Stored, text, texts } from '@/domain/stored';
import { recordPerson } from '../activity/of-people';
import { recordIn } from '../activity/record';
import { auditClaims } from '../audit/of-people';
import { recordAudit } from '../audit/record-audit';
import { marksOf } from '../organization-limits/member-marks';
import { requireRoomForMember } from '../organization-limits/renew-usage';
import { type Account, accounts, deleteAccount, findAccount, findCaller, toCallableError } from './accounts';
import { store } from './app';
import { otherClaimsOf } from './claims';
import { requireDemotion } from './demotion';
import { withLock } from './locks';
import { nextRights, rightsRef } from './rights';

/** A user as the server knows them. Without an account, the data is from their document `users/{uid}`. */
export type Person = Member & { account: Account | null; claims: Claims };

/** A user's new claims, and other writes for the same transaction. */
export type Change = { claims: RoleClaims; also?: (transaction: Transaction) => void };

/** The current state of the user and the caller, for an access decision. */
export type Case = { person: Person; caller: Identity };
/** `signedInAt` is in milliseconds. */
type Caller = { uid: string; signedInAt: number };

/**
 * Changes a user's claims, their document `users/{uid}`, and the members of the organizations they leave and join; all or nothing, one change per
 * user at a time. If interrupted between claims and documents, the next change completes it. `decide` throws to reject the change; null leaves the
 * user unchanged. It can be called more than once. What earlier tokens write is denied from then on.
 * @throws not-found if the account or organization does not exist, failed-precondition for a global admin whose role cannot be taken back, aborted
 * @see MODEL-053 ACCESS-010 ACCESS-070
 */
export function changePerson(
  uid: string,
  { uid: callerUid, signedInAt }: Caller,
  decide: (now: Case, transaction: Transaction) => Change | null | Promise<Change | null>,
): Promise<void> {
  return withUserLock(uid, callerUid, async (before, caller) => {
    let claimed = false;
    try {
      await store().runTransaction(async (transaction) => {
        const [card, rights] = await transaction.getAll(cardOf(uid), rightsRef(uid));
        if (!card || !rights) throw new Error('A transaction returns every document that it reads.');
        // a retried transaction has already changed the claims, and may have been committed without its response arriving
        const person = personFrom(uid, claimed ? await findAccount(uid) : before, card.data() ?? {});
        const change = await decide({ person, caller }, transaction);
        if (!change) return;
        if (isDemotion(person, change)) requireDemotion(uid, { uid: caller.uid, signedInAt });
        const previousOrganizations = [text(before?.customClaims.organization), text(card.get('organization'))];
        const { claims, write } = await planChange(transaction, {
          person,
          card,
          number: nextRights(rights, person.claims),
          change,
          previousOrganizations,
          caller,
          claimsBefore: before?.customClaims ?? person.claims,
        });
        claimed = true;
        await toCallableError(accounts().setCustomUserClaims(uid, claims));
        write();
      });
    } catch (error) {
      if (before && claimed) await toCallableError(accounts().setCustomUserClaims(uid, before.customClaims));
      throw error;
    }
  });
}

/**
 * Deletes an account with its document and membership. Missing parts are skipped, so that an interrupted call can be repeated. `decide` throws to
 * reject the deletion.
 * @see FUNC-020 FUNC-021
 */
export function deletePerson(uid: string, { uid: callerUid }: Pick<Caller, 'uid'>, decide: (now: Case) => void): Promise<void> {
  return withUserLock(uid, callerUid, (account, caller) =>
    store().runTransaction(async (transaction) => {
      const [card, rights] = await transaction.getAll(cardOf(uid), rightsRef(uid));
      if (!card || !rights) throw new Error('A transaction returns every document that it reads.');
      const person = personFrom(uid, account, card.data() ?? {});
      decide({ person, caller });
      const leftOrganizations = await existingOrganizations(transaction, [person.organization ?? '', text(card.get('organization'))]);
      await deleteAccount(uid);
      for (const { ref } of leftOrganizations) transaction.update(ref, { members: FieldValue.arrayRemove(uid) });
      transaction.delete(card.ref);
      transaction.set(rights.ref, { number: nextRights(rights, person.claims) });
      const whom = account?.email ?? text(card.get('email'));
      for (const { id } of leftOrganizations) recordIn(transaction, id, { kind: 'user-deleted', actor: caller, whom });
      recordAudit(transaction, {
        kind: 'account-deleted',
        actor: caller,
        person: { uid, email: whom },
        organization: person.organization ?? '',
      });
    }),
  );
}

/**
 * Runs `work` while nobody else changes this user; for a global admin, while no other global admin is changed either. It gets the caller's current
 * identity, because they may have lost the right since the call: of two users who act against each other only one succeeds.
 * @throws unauthenticated if the caller's account was disabled or deleted in the meantime
 */
export function withUserLock<Result>(
  uid: string,
  callerUid: string,
  work: (account: Account | null, caller: Identity) => Promise<Result>,
): Promise<Result> {
  const runWork = async (account: Account | null) => work(account, (await findCaller(callerUid)).caller);
  return withLock(`person-${uid}`, async () => {
    const account = await findAccount(uid);
    if (!account || effectiveRole(account.customClaims) !== 'admin') return runWork(account);
    return withLock('global-admins', async () => runWork(await findAccount(uid)));
  });
}

/** Writes the document of a new user, with who made the account. */
export async function writeCard(
  { uid, email, displayName }: Pick<Account, 'uid' | 'email' | 'displayName'>,
  actor: Identity,
): Promise<void> {
  const batch = store().batch();
  batch.set(cardOf(uid), { uid, email, displayName, organization: '', role: '' }, { merge: true });
  recordAudit(batch, { kind: 'account-created', actor, person: { uid, email } });
  await batch.commit();
}

const cardOf = (uid: string) => store().doc(`users/${uid}`);

type PlanInput = {
  person: Person;
  card: DocumentSnapshot;
  /** of the new claims */
  number: number;
  change: Change;
  previousOrganizations: readonly string[];
  caller: Identity;
  claimsBefore: Claims;
};

/** Reads what a change depends on, and returns the new claims and a function that writes the documents. */
async function planChange(
  transaction: Transaction,
  { person, card, number, change, previousOrganizations, caller, claimsBefore }: PlanInput,
): Promise<{ claims: Claims; write: () => void }> {
  const { uid, account } = person;
  if (!account) throw new AppError('not-found', 'This account doesn’t exist. It may have been deleted.');
  const claims = { ...otherClaimsOf(account.customClaims), ...change.claims, [rightsClaim]: number };
  const organization = text(claims.organization);
  const joined = organization === '' ? null : await readJoinedOrganization(transaction, uid, organization);
  const leftOrganizations = await existingOrganizations(transaction, previousOrganizations, organization);
  const marks = joined && effectiveRole(claims) !== 'admin' ? await marksOf(transaction, organization) : {};
  const { organization: _, ...roleClaims } = change.claims;
  const role = Object.keys(roleClaims).length > 0 ? effectiveRole(claims) : '';
  return {
    claims,
    write: () => {
      for (const { ref } of leftOrganizations) transaction.update(ref, { members: FieldValue.arrayRemove(uid) });
      if (joined) transaction.update(joined.ref, { members: FieldValue.arrayUnion(uid) });
      const { email, displayName } = account;
      transaction.set(card.ref, { uid, email, displayName, organization, role }, { merge: true });
      transaction.set(rightsRef(uid), { number, ...marks });
      change.also?.(transaction);
      // a retried transaction finds its own claims in the account
      recordPerson(transaction, { email, before: claimsBefore, after: claims, caller });
      auditClaims(transaction, { person: { uid, email }, before: claimsBefore, after: claims, actor: caller });
    },
  };
}

const isDemotion = ({ role }: Person, { claims }: Change): boolean => role === 'admin' && effectiveRole(claims) !== 'admin';

async function readJoinedOrganization(transaction: Transaction, uid: string, organization: string): Promise<DocumentSnapshot> {
  const joined = await transaction.get(store().doc(`organizations/${organization}`));
  if (!joined.exists) throw new AppError('not-found', `The organization "${organization}" doesn’t exist. Choose another one.`);
  const members = texts(joined.get('members'));
  if (members.length >= organizationLimits.members && !members.includes(uid))
    throw new AppError('resource-exhausted', `"${organization}" already has the maximum number of members. Remove someone first.`);
  if (!members.includes(uid)) await requireRoomForMember(transaction, joined);
  return joined;
}

/** The organizations that still exist, except the one being joined. */
async function existingOrganizations(transaction: Transaction, names: readonly string[], joined = ''): Promise<DocumentSnapshot[]> {
  const leftOrganizations = [...new Set(names)].filter((name) => name !== '' && name !== joined && !name.includes('/'));
  const refs = leftOrganizations.map((name) => store().doc(`organizations/${name}`));
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
