import { type OrgId, orgId } from '../ids';
import { type Stored, texts } from '../stored';
import type { Identity } from './identity';
import { roleLabels } from './roles';

/** Who asks: someone signed in, or a visitor. */
export type Who = Identity | null;

/** The document `app/dcms`: the directory admins' addresses, in lower case, and the organizations they look after. @see MODEL-054 */
export type Directory = { admins: readonly string[]; organizations: readonly OrgId[] };

/**
 * Reads a stored `app/dcms`. Someone who may not read it is no directory admin, and passes null in its place. An entry with a line break
 * would read as two to the rules: then nobody is listed.
 * @see ACCESS-067
 */
export function directoryFrom(stored: Stored): Directory {
  const admins = texts(stored.admins).map((address) => address.toLowerCase());
  return {
    admins: admins.some((address) => address.includes('\n')) ? [] : admins,
    organizations: texts(stored.organizations).map(orgId),
  };
}

/** The address is verified, so that what is granted to it may be used. */
export const isVerified = (who: Who): who is Identity => who?.verified === true && who.email !== '';

/** The claim `admin`, or the role admin. @see ACCESS-012 */
export const isGlobalAdmin = (who: Who): boolean => who?.role === 'admin';

/** What the dashboard calls somebody: a role counts in an organization, and that of a global admin everywhere. @see ACCESS-007 */
export const standing = (who: Identity): string => (who.organization || isGlobalAdmin(who) ? roleLabels[who.role] : 'Guest');

/** Whether the organization of the claims is this one. Nobody is a member of "". @see ACCESS-010 */
export const isMember = (who: Who, organization: OrgId): boolean => who?.organization === organization && organization.length > 0;

/** A member who may change what the organization has. @see ACCESS-038 */
export const isEditor = (who: Who, organization: OrgId): boolean =>
  isMember(who, organization) && (who?.role === 'superuser' || who?.role === 'ultrauser');

/** A member who runs the organization. */
export const isOrgAdmin = (who: Who, organization: OrgId): boolean => isMember(who, organization) && who?.role === 'ultrauser';

/** A proven address that stands in the directory, for one of the organizations in it. @see ACCESS-021 ACCESS-037 */
export const isDirectoryAdmin = (who: Who, directory: Directory | null, organization: OrgId): boolean =>
  isListed(who, directory) && (directory?.organizations.includes(organization) ?? false) && organization.length > 0;

/** A proven address that stands in the directory. @see ACCESS-067 */
export const isListed = (who: Who, directory: Directory | null): boolean =>
  isVerified(who) && (directory?.admins.includes(who.email) ?? false);

/** Those who run an organization: its admins, the directory admins that look after it, and global admins. @see ACCESS-062 */
export const runs = (who: Who, organization: OrgId, directory: Directory | null): boolean =>
  isGlobalAdmin(who) || isOrgAdmin(who, organization) || isDirectoryAdmin(who, directory, organization);

/** Those who edit an organization's things: its editors and those who run it. @see ACCESS-016 */
export const edits = (who: Who, organization: OrgId, directory: Directory | null): boolean =>
  isEditor(who, organization) || runs(who, organization, directory);

/** Those who see what an organization has: its members, its directory admins and global admins. */
export const belongs = (who: Who, organization: OrgId, directory: Directory | null): boolean =>
  isMember(who, organization) || runs(who, organization, directory);
