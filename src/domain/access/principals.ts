import { type OrgId, orgId } from '../ids';
import { type Stored, texts } from '../stored';
import type { Identity } from './identity';
import { roleTexts } from './texts';

/** The user making a request: signed in, or null for a visitor. */
export type CurrentUser = Identity | null;

/** The document `app/dcms`: the directory admins' addresses, in lower case, and the organizations they manage. @see MODEL-054 */
export type Directory = { admins: readonly string[]; organizations: readonly OrgId[] };

/**
 * Reads a stored `app/dcms`. A user who may not read it is no directory admin, and passes null instead. An entry with a line break would count as two
 * in the security rules: then nobody is listed.
 * @see ACCESS-067
 */
export function directoryFrom(stored: Stored): Directory {
  const admins = texts(stored.admins).map((address) => address.toLowerCase());
  return {
    admins: admins.some((address) => address.includes('\n')) ? [] : admins,
    organizations: texts(stored.organizations).map(orgId),
  };
}

/** Whether the user's address is verified, so that grants to it apply. */
export const isVerified = (user: CurrentUser): user is Identity => user?.verified === true && user.email !== '';

/** The claim `admin`, or the role admin. @see ACCESS-012 */
export const isGlobalAdmin = (user: CurrentUser): boolean => user?.role === 'admin';

/**
 * The user's role as the dashboard names it: a role counts only within an organization, except for a global admin.
 * @param shown the organization whose dashboard is shown
 * @see ACCESS-007 ACCESS-021
 */
export function roleTitle(user: Identity, directory: Directory | null = null, shown: OrgId | null = user.organization): string {
  const t = roleTexts.get();
  const own = user.lacksRole ? t.missing : t[user.role];
  if (isGlobalAdmin(user) || (shown !== null && isMember(user, shown))) return own;
  if (isInDirectory(user, directory)) return t.directoryAdmin;
  return user.organization ? own : t.guest;
}

/** Whether the user's claims name this organization. Nobody is a member of "". @see ACCESS-010 */
export const isMember = (user: CurrentUser, organization: OrgId): boolean => user?.organization === organization && organization.length > 0;

/** A member who can change the organization's content. @see ACCESS-038 */
export const isEditor = (user: CurrentUser, organization: OrgId): boolean =>
  isMember(user, organization) && (user?.role === 'superuser' || user?.role === 'ultrauser');

/** A member with the admin role of the organization. */
export const isOrgAdmin = (user: CurrentUser, organization: OrgId): boolean => isMember(user, organization) && user?.role === 'ultrauser';

/** A user in the directory with a verified address, for one of the directory's organizations. @see ACCESS-021 ACCESS-037 */
export const isDirectoryAdmin = (user: CurrentUser, directory: Directory | null, organization: OrgId): boolean =>
  isInDirectory(user, directory) && (directory?.organizations.includes(organization) ?? false) && organization.length > 0;

/** Whether the user's verified address is in the directory. @see ACCESS-067 */
export const isInDirectory = (user: CurrentUser, directory: Directory | null): boolean =>
  isVerified(user) && (directory?.admins.includes(user.email) ?? false);

/** Whether the user runs an organization: its admins, the directory admins that manage it, and global admins. @see ACCESS-062 */
export const canRunOrganization = (user: CurrentUser, organization: OrgId, directory: Directory | null): boolean =>
  isGlobalAdmin(user) || isOrgAdmin(user, organization) || isDirectoryAdmin(user, directory, organization);

/** Whether the user edits an organization's content: its editors and those who run it. @see ACCESS-016 */
export const canEditOrganization = (user: CurrentUser, organization: OrgId, directory: Directory | null): boolean =>
  isEditor(user, organization) || canRunOrganization(user, organization, directory);

/** Whether the user can see an organization's content: its members, its directory admins and global admins. */
export const canViewOrganization = (user: CurrentUser, organization: OrgId, directory: Directory | null): boolean =>
  isMember(user, organization) || canRunOrganization(user, organization, directory);
