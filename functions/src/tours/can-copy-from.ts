import { identityFrom } from '@/domain/access/identity';
import { canViewOrganization } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { type Stored, text } from '@/domain/stored';
import { findAccount } from '../core/accounts';
import { store } from '../core/app';
import { readDirectory } from '../core/directory';
import type { TourFile } from './file-addresses';

/** A tour that was just deleted or moved, in its former state. */
export type FormerTour = { id: string; organization: string; isPublic: boolean };

/**
 * Whether the creator of a tour may read the tour that a file belongs to: users who create tours in an organization can read all its tours, public
 * tours can be read by anyone, and users who copy between organizations belong to both.
 * @param former a tour that is no longer stored
 * @see TOUR-076 ACCESS-056
 */
export async function canCopyFrom(
  into: { organization: string; createdBy: string },
  { organization, tour }: TourFile,
  former?: FormerTour,
): Promise<boolean> {
  if (organization === into.organization) return true;
  const original = former?.id === tour ? former : await storedTour(tour);
  // files below another organization are not this tour's: it was moved, or another tour with that id was deleted
  if (original?.organization !== organization) return false;
  return original.isPublic || (into.createdBy !== '' && canReadAllTours(into.createdBy, organization));
}

async function storedTour(tour: string): Promise<FormerTour | null> {
  const stored: Stored | undefined = (await store().doc(`tours/${tour}`).get()).data();
  return stored ? { id: tour, organization: text(stored.organization), isPublic: stored.public === true } : null;
}

async function canReadAllTours(uid: string, organization: string): Promise<boolean> {
  const account = await findAccount(uid);
  if (!account || account.disabled) return false;
  const { email, displayName, emailVerified, customClaims } = account;
  const creator = identityFrom({ uid, email, displayName }, { ...customClaims, email_verified: emailVerified });
  return canViewOrganization(creator, orgId(organization), await readDirectory());
}
