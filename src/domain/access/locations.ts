import type { OrgId } from '../ids';
import { type CurrentUser, canEditOrganization, canRunOrganization, canViewOrganization, type Directory } from './principals';

type Owned = { organization: OrgId };

/** Those who can see the organization can read its locations and their tours. @see ACCESS-065 */
export const canReadLocation = (user: CurrentUser, { organization }: Owned, directory: Directory | null = null): boolean =>
  canViewOrganization(user, organization, directory);

/** Everybody can read a public tour of a location that has an organization, and its members all of them. @see ACCESS-065 */
export const canReadLocationTour = (
  user: CurrentUser,
  tour: { public: boolean },
  location: Owned,
  directory: Directory | null = null,
): boolean => (tour.public && location.organization !== '') || canReadLocation(user, location, directory);

/** Those who edit the organization can change its locations. @see ACCESS-065 */
export const canUpdateLocation = (user: CurrentUser, { organization }: Owned, directory: Directory | null = null): boolean =>
  canEditOrganization(user, organization, directory);

/** Those who run the organization can create and delete its locations. @see ACCESS-065 */
export const canRunLocation = (user: CurrentUser, { organization }: Owned, directory: Directory | null = null): boolean =>
  canRunOrganization(user, organization, directory);
