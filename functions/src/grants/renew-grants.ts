import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { grantsOf, maxGrantsPerKind } from '@/domain/access/grants';
import { collectionInvitationId, type Grant, grantFrom, invitedAddress, tourInvitationId } from '@/domain/access/invitations';
import { directoryFrom } from '@/domain/access/principals';
import { type OrgId, tourId } from '@/domain/ids';
import { isPathPart } from '@/domain/path-part';
import { store } from '../core/app';
import { type DocumentChange, documentOf } from '../core/follow-document';
import { failuresOf } from '../core/for-each-of';
import { blockRef } from '../organization-limits/refs';

/** Number of addresses processed concurrently. */
const maxConcurrent = 10;
/** Retries of a transaction that conflicts with changes of invitations or the directory. */
const maxAttempts = 20;

/**
 * Rewrites `grants/{address}` for each address from its current invitations and the directory; deletes the document if there are no grants.
 * Idempotent and independent of order, so concurrent runs are safe.
 * @throws Error if one could not be written, after all others were tried
 * @see ACCESS-069
 */
export async function renewGrants(addresses: readonly string[]): Promise<void> {
  const failed = await failuresOf(addresses, renewGrantsOf, maxConcurrent);
  if (failed.length > 0) throw new Error(`The grants of ${failed.length} addresses could not be renewed.`, { cause: failed[0] });
}

/**
 * The same when an invitation changes, whose address never does.
 * @see ACCESS-055 MODEL-045
 */
export async function renewGrantsOfInvitation(change: DocumentChange): Promise<void> {
  const invitation = documentOf(change);
  const address = invitedAddress(grantFrom(invitation.id, invitation.data() ?? {}));
  if (address) await renewGrants([address]);
}

const renewGrantsOf = (address: string): Promise<void> =>
  store().runTransaction(
    async (transaction) => {
      const document = store().doc(`grants/${address}`);
      // read only to detect conflicts: of two concurrent runs one is retried, and sees at least the other's data
      const [, directory, toTours, toCollections, older] = await Promise.all([
        transaction.get(document),
        transaction.get(store().doc('app/dcms')),
        invitationsUnder(tourInvitationId(address, tourId('')), transaction),
        invitationsUnder(collectionInvitationId(address, ''), transaction),
        // the id of an older invitation begins with the address
        invitationsUnder(address, transaction),
      ]);
      const invitations = [...toTours, ...toCollections, ...older];
      const full = await fullAmong(transaction, [...new Set(invitations.map(({ organization }) => organization))]);
      const grants = grantsOf(address, invitations, directoryFrom(directory.data() ?? {}), full);
      if (grants) transaction.set(document, grants);
      else transaction.delete(document);
    },
    { maxAttempts: maxAttempts },
  );

/** The organizations whose storage is full. */
async function fullAmong(transaction: Transaction, organizations: readonly OrgId[]): Promise<ReadonlySet<OrgId>> {
  const paths = organizations.filter(isPathPart);
  if (paths.length === 0) return new Set();
  const blocks = await transaction.getAll(...paths.map((organization) => blockRef(organization, 'files')));
  return new Set(paths.filter((_, at) => blocks[at]?.exists));
}

/** The invitations whose ids start with the prefix. */
async function invitationsUnder(prefix: string, transaction: Transaction): Promise<Grant[]> {
  const id = FieldPath.documentId();
  const query: Query = store().collection('collaboration').orderBy(id).startAt(prefix).endBefore(`${prefix}${lastCharacter}`);
  const fields = query.select('accessLevel', 'expires', 'organization', 'email', 'tour', 'isSuspended').limit(maxGrantsPerKind);
  return (await transaction.get(fields)).docs.map(readGrant);
}

/** Sorts after every character that an id can have. */
const lastCharacter = '\u{10FFFF}';

const readGrant = (invitation: QueryDocumentSnapshot): Grant => {
  const { expires, ...stored } = invitation.data();
  return grantFrom(invitation.id, { ...stored, expires: expires instanceof Timestamp ? expires.toDate() : expires });
};
