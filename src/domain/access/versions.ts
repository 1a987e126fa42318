import type { OrgId } from '../ids';
import type { Organization } from '../organizations/organization';
import { isOpenAt, type VersionAccess } from '../publishing/access';
import type { Tour } from '../tours/tour';
import { type CurrentUser, canEditOrganization, canViewOrganization } from './principals';
import { type AccessContext, canWrite } from './tours';

/** Whether the user can see all published versions of a tour: members of the organization, and whoever may write the tour. @see ACCESS-068 */
export const canSeeVersions = (user: CurrentUser, organization: OrgId, tour: Tour | null, context: AccessContext): boolean =>
  canViewOrganization(user, organization, context.directory) || (tour?.organization === organization && canWrite(user, tour, context));

/** Whether the user can see how often the published versions of a tour were visited: whoever may write the tour. */
export const canSeeVisits = (user: CurrentUser, organization: OrgId, tour: Tour | null, context: AccessContext): boolean =>
  canEditOrganization(user, organization, context.directory) || (tour?.organization === organization && canWrite(user, tour, context));

/**
 * Whether outsiders can open a published version: while it is public, between its dates, and its organization is not suspended.
 * @see ACCESS-050 ACCESS-068
 */
export const isPublished = (version: VersionAccess, { status }: Pick<Organization, 'status'>, now: Date): boolean =>
  status && isOpenAt(version, now);
