import { identityFrom } from '@/domain/access/identity';
import { belongs } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { type Stored, text } from '@/domain/stored';
import { findAccount } from '../core/accounts';
import { store } from '../core/app';
import { readDirectory } from '../core/directory';
import type { TourFile } from './file-addresses';

/** A tour that was just deleted or moved, as it was. */
export type FormerTour = { id: string; organization: string; isPublic: boolean };

/**
 * Whether who created a tour may read the tour that a file belongs to: everybody who creates tours in an organization reads all of its tours, anyone
 * reads a public one, and who copies from one organization into another belongs to both.
 * @param former known though it is not stored any more
 * @see TOUR-076 ACCESS-056
 */
export async function mayTake(
  into: { organization: string; createdBy: string },
  { organization, tour }: TourFile,
  former?: FormerTour,
): Promise<boolean> {
  if (organization === into.organization) return true;
  const original = former?.id === tour ? former : await storedTour(tour);
  // files below another organization are not the tour's: it was moved away from there, or another one of that id was deleted
  if (original?.organization !== organization) return false;
  return original.isPublic || (into.createdBy !== '' && seesAll(into.createdBy, organization));
}

async function storedTour(tour: string): Promise<FormerTour | null> {
  const stored: Stored | undefined = (await store().doc(`tours/${tour}`).get()).data();
  return stored ? { id: tour, organization: text(stored.organization), isPublic: stored.public === true } : null;
}

async function seesAll(uid: string, organization: string): Promise<boolean> {
  const account = await findAccount(uid);
  if (!account || account.disabled) return false;
  const { email, displayName, emailVerified, customClaims } = account;
  const creator = identityFrom({ uid, email, displayName }, { ...customClaims, email_verified: emailVerified });
  return belongs(creator, orgId(organization), await readDirectory());
}
