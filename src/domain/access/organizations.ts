import type { OrgId } from '../ids';
import type { Organization } from '../organizations';
import { type Directory, edits, isDirectoryAdmin, isEditor, isGlobalAdmin, isListed, runs, type Who } from './principals';

/** All organizations are listed for global admins and for those who stand in the directory. @see ACCESS-061 */
export const canListOrganizations = (who: Who, directory: Directory | null): boolean => isGlobalAdmin(who) || isListed(who, directory);

/** The organizations someone chooses from: a global admin from all, a directory admin from those in the directory. @see ACCESS-021 */
export const offeredOrganizations = <T extends Pick<Organization, 'id'>>(who: Who, all: readonly T[], directory: Directory | null): T[] =>
  all.filter(({ id }) => isGlobalAdmin(who) || isDirectoryAdmin(who, directory, id));

/** The organization selector of the dashboard. @see ACCESS-019 */
export const canSelectOrganization = (who: Who): boolean => isGlobalAdmin(who);

/** What those who run an organization may change of it; the rest (status, modules, members, canCreateTours) is for global admins. */
export const brandFields = ['name', 'logoUrl', 'tourTypes', 'iconDescription', 'mapLayers', 'theme', 'template', 'updated'] as const;

/** Whether these fields of an organization may be changed. @see ACCESS-061 ACCESS-071 */
export const canChangeOrganization = (
  who: Who,
  organization: OrgId,
  fields: readonly (keyof Organization)[],
  directory: Directory | null = null,
): boolean =>
  isGlobalAdmin(who) || (fields.every((field) => brandFields.some((brand) => brand === field)) && runs(who, organization, directory));

/** Edit, Invite, the menu of a tour card and the Collaboration page. @see ACCESS-016 ACCESS-063 */
export const canCollaborate = (who: Who, organization: OrgId, directory: Directory | null = null): boolean =>
  edits(who, organization, directory);

/** The Organization tab of the Collaboration page: invitations by mail, and the members. @see ACCESS-034 ACCESS-064 */
export const seesOrganizationTab = (who: Who, organization: OrgId): boolean => isGlobalAdmin(who) || isEditor(who, organization);
