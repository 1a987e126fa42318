import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { grantFrom, invitedAddress } from '@/domain/access/invitations';
import { rightsNumber } from '@/domain/access/rights';
import { effectiveRole } from '@/domain/access/roles';
import { batchesOf } from '@/domain/batches';
import { isPathPart } from '@/domain/path-part';
import { text, texts } from '@/domain/stored';
import { accountsWithIds } from '../core/accounts';
import { store } from '../core/app';
import type { DocumentChange } from '../core/follow-document';
import { forEachPage } from '../core/pages';
import { rightsRef } from '../core/rights';
import { renewGrants } from '../grants/renew-grants';
import { blockRef } from './refs';

/** What `rights/{uid}` of a member says of their organization, for rules that have no read to spare for its blocks. */
export type Marks = { isSuspended?: true; isFull?: true };

/** The marks of the members of an organization. */
export async function marksOf(transaction: Transaction, organization: string): Promise<Marks> {
  const [changes, files] = await transaction.getAll(blockRef(organization, 'changes'), blockRef(organization, 'files'));
  return { ...(changes?.exists && { isSuspended: true }), ...(files?.exists && { isFull: true }) };
}

/** As many accounts as one request finds, and guests that are renewed at once. */
const pageSize = 100;

/** Writes the marks of all members, so that what they write is refused, or permitted again, from that moment. Super Admins have none. Idempotent. */
export async function renewMarks(organization: string): Promise<void> {
  const members = texts((await store().doc(`organizations/${organization}`).get()).get('members'));
  for (const uids of batchesOf(members, pageSize)) await markPage(organization, uids);
}

const markPage = (organization: string, uids: readonly string[]): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const marks = await marksOf(transaction, organization);
    const stored = await transaction.getAll(...uids.map(rightsRef));
    // somebody may have moved, and is then marked by that change
    const accounts = new Map((await accountsWithIds(uids)).map((account) => [account.uid, account.customClaims]));
    for (const document of stored) {
      const claims = accounts.get(document.id);
      if (claims?.organization !== organization || effectiveRole(claims) === 'admin') continue;
      mark(transaction, document, marks);
    }
  });

function mark(transaction: Transaction, document: DocumentSnapshot, marks: Marks): void {
  const number = rightsNumber(document.get('number'));
  if (number === 0 && Object.keys(marks).length === 0) transaction.delete(document.ref);
  else transaction.set(document.ref, { number, ...marks });
}

const invitationsOf = (organization: string): Query => store().collection('collaboration').where('organization', '==', organization);

/**
 * Marks the invitations of an organization, by which its guests only read while it is suspended; the trigger of each renews what is granted for files.
 * Idempotent.
 */
export const markInvitations = (organization: string): Promise<void> =>
  forEachPage(invitationsOf(organization), async (invitations, transaction) => {
    const isSuspended = (await transaction.get(blockRef(organization, 'changes'))).exists;
    for (const invitation of invitations)
      if ((invitation.get('isSuspended') === true) !== isSuspended)
        transaction.update(invitation.ref, { isSuspended: isSuspended ? true : FieldValue.delete() });
  });

/** Marks an invitation that somebody makes while its organization is suspended. Idempotent. */
export async function markNewInvitation({ before, after }: DocumentChange): Promise<void> {
  const organization = text(after.get('organization'));
  if (before.exists || !isPathPart(organization)) return;
  await store().runTransaction(async (transaction) => {
    const [invitation, changes] = await transaction.getAll(after.ref, blockRef(organization, 'changes'));
    if (invitation?.exists && changes?.exists) transaction.update(after.ref, { isSuspended: true });
  });
}

/** Renews what the guests of an organization are granted, which says whether its storage is full. Idempotent. */
export async function renewGuests(organization: string): Promise<void> {
  const invitations = invitationsOf(organization).orderBy(FieldPath.documentId()).select('email', 'tour', 'organization').limit(pageSize);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? invitations.startAfter(last) : invitations).get();
    if (docs.length === 0) return;
    const addresses = docs.map((invitation) => invitedAddress(grantFrom(invitation.id, invitation.data())));
    await renewGrants([...new Set(addresses)].filter((address): address is string => address !== null && address !== ''));
    last = docs.at(-1);
  }
}
