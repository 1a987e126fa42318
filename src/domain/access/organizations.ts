import type { OrgId } from '../ids';
import type { Organization } from '../organizations/organization';
import type { OverviewAudience } from '../overview/overview';
import {
  type CurrentUser,
  canEditOrganization,
  canRunOrganization,
  canViewOrganization,
  type Directory,
  isDirectoryAdmin,
  isEditor,
  isGlobalAdmin,
  isInDirectory,
  isOrgAdmin,
} from './principals';

/** Global admins and users in the directory can list all organizations. @see ACCESS-061 */
export const canListOrganizations = (user: CurrentUser, directory: Directory | null): boolean =>
  isGlobalAdmin(user) || isInDirectory(user, directory);

/** Organizations the user can choose from: all for a global admin, those in the directory for a directory admin. @see ACCESS-021 */
export const selectableOrganizations = <T extends Pick<Organization, 'id'>>(
  user: CurrentUser,
  all: readonly T[],
  directory: Directory | null,
): T[] => all.filter(({ id }) => isGlobalAdmin(user) || isDirectoryAdmin(user, directory, id));

/** Whether the dashboard shows the organization selector: to global admins, and to directory admins for theirs. @see ACCESS-019 ACCESS-021 */
export const canSelectOrganization = (user: CurrentUser, directory: Directory | null = null): boolean =>
  isGlobalAdmin(user) || isInDirectory(user, directory);

/** Fields that those who run an organization can change; only global admins change the rest (status, modules, members, canCreateTours). */
export const brandFields = [
  'name',
  'logoUrl',
  'tourTypes',
  'iconDescription',
  'mapLayers',
  'theme',
  'template',
  'contact',
  'isIndexed',
  'updated',
] as const;

/** Whether the user can change these fields of an organization. @see ACCESS-061 ACCESS-071 */
export const canChangeOrganization = (
  user: CurrentUser,
  organization: OrgId,
  fields: readonly (keyof Organization)[],
  directory: Directory | null = null,
): boolean =>
  isGlobalAdmin(user) ||
  (fields.every((field) => brandFields.some((brand) => brand === field)) && canRunOrganization(user, organization, directory));

/** Whether the user can add, change and delete the organization's screens. @see MODEL-058 */
export const canEditWallScreens = (user: CurrentUser, organization: OrgId): boolean => isGlobalAdmin(user) || isEditor(user, organization);

/** Whether the user makes, lists and revokes the API keys of an organization: whoever runs it. */
export const canManageApiKeys = (user: CurrentUser, organization: OrgId, directory: Directory | null = null): boolean =>
  canRunOrganization(user, organization, directory);

/** Whether the user sets the limits of organizations, and suspends them. */
export const canSetLimits = (user: CurrentUser): boolean => isGlobalAdmin(user);

/** Whether the user sees what an organization uses, and its limits: whoever runs it. */
export const canReadUsage = (user: CurrentUser, organization: OrgId, directory: Directory | null = null): boolean =>
  canRunOrganization(user, organization, directory);

/** Whether the user exports everything of an organization: whoever runs it. */
export const canExportOrganization = (user: CurrentUser, organization: OrgId, directory: Directory | null = null): boolean =>
  canRunOrganization(user, organization, directory);

/** Whether the user deletes an organization, and takes that back: its own admins, and global admins. */
export const canDeleteOrganization = (user: CurrentUser, organization: OrgId): boolean =>
  isGlobalAdmin(user) || isOrgAdmin(user, organization);

/** Controls Edit, Invite, the menu of a tour card and the Collaboration page. @see ACCESS-016 ACCESS-063 */
export const canCollaborate = (user: CurrentUser, organization: OrgId, directory: Directory | null = null): boolean =>
  canEditOrganization(user, organization, directory);

/** Controls the Organization tab of the Collaboration page: email invitations and members. @see ACCESS-034 ACCESS-064 */
export const canSeeOrganizationTab = (user: CurrentUser, organization: OrgId): boolean =>
  isGlobalAdmin(user) || isEditor(user, organization);

/** Whether the user can read one of the two overviews of an organization: that for admins names guests. */
export const canReadOverview = (
  user: CurrentUser,
  organization: OrgId,
  audience: OverviewAudience,
  directory: Directory | null = null,
): boolean => (audience === 'admin' ? canEditOrganization : canViewOrganization)(user, organization, directory);
