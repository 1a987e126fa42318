import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { grantsOf, mostGranted } from '@/domain/access/grants';
import { collectionInvitationId, type Grant, grantFrom, tourInvitationId } from '@/domain/access/invitations';
import { directoryFrom } from '@/domain/access/principals';
import { tourId } from '@/domain/ids';
import { store } from '../core/app';

/** How many addresses are looked at side by side. */
const width = 10;
/** Whoever writes invitations and directory may come in between so often. */
const attempts = 20;

/**
 * Writes `grants/{address}` of each address anew, as its invitations and the directory are now; where they give nothing the document goes. What
 * was there before does not matter, so that it can be run again, by several at once, in any order.
 * @throws Error when one could not be written, after all others were tried
 * @see ACCESS-069
 */
export async function renewGrants(addresses: readonly string[]): Promise<void> {
  const failed: unknown[] = [];
  for (let at = 0; at < addresses.length; at += width) {
    const outcomes = await Promise.allSettled(addresses.slice(at, at + width).map(renew));
    failed.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (failed.length > 0) throw new Error(`The grants of ${failed.length} addresses could not be renewed.`, { cause: failed[0] });
}

const renew = (address: string): Promise<void> =>
  store().runTransaction(
    async (transaction) => {
      const document = store().doc(`grants/${address}`);
      // Read although nothing in it matters: of two that renew it at once one begins again, and sees what the other one saw, or more.
      const [, directory, toTours, toCollections] = await Promise.all([
        transaction.get(document),
        transaction.get(store().doc('app/dcms')),
        invitationsUnder(tourInvitationId(address, tourId('')), transaction),
        invitationsUnder(collectionInvitationId(address, ''), transaction),
      ]);
      const grants = grantsOf(address, [...toTours, ...toCollections], directoryFrom(directory.data() ?? {}));
      if (grants) transaction.set(document, grants);
      else transaction.delete(document);
    },
    { maxAttempts: attempts },
  );

/** The invitations whose ids begin so; `prefix` ends with "_", and what follows it in the alphabet is "`". */
async function invitationsUnder(prefix: string, transaction: Transaction): Promise<Grant[]> {
  const id = FieldPath.documentId();
  const query: Query = store().collection('collaboration').orderBy(id).startAt(prefix).endBefore(prefix.replace(/_$/, '`'));
  return (await transaction.get(query.select('accessLevel', 'expires', 'organization').limit(mostGranted))).docs.map(readGrant);
}

const readGrant = (invitation: QueryDocumentSnapshot): Grant => {
  const { expires, ...stored } = invitation.data();
  return grantFrom(invitation.id, { ...stored, expires: expires instanceof Timestamp ? expires.toDate() : expires });
};
