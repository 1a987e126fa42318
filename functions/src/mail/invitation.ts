import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type InvitableRole, invitableRoleNames, organizationInvitationId } from '@/domain/access/organization-invitations';
import { invitationType } from '@/domain/collaboration/organization-invitations';
import { isEmail } from '@/domain/email';
import { type OrgId, orgId } from '@/domain/ids';
import { idLimit } from '@/domain/limits';
import { pathPart } from '@/domain/path-part';
import { Undeliverable } from './mail';

/** What a document of the mail store asks for. Whatever else it contains, a message above all, is ignored. */
export type Invitation = { to: string; role: InvitableRole; organization: OrgId; invitedBy: string };

/** A mail program may read a line break into what the pattern of addresses takes for a letter. */
const unprintable = /[\p{C}\p{Z}]/u;
const isAddress = (written: string): boolean => isEmail(written) && !unprintable.test(written);

const schema = z.object({
  to: z.string().refine(isAddress, 'is not an email address'),
  role: z.enum(invitableRoleNames, 'is not a role'),
  organization: z.string('is missing').max(idLimit).refine(isPathPart, 'is not the id of an organization'),
  type: z.literal(invitationType, `is not ${invitationType}`),
  invitedBy: z.string('is missing').max(128).refine(isPathPart, 'is not the id of an account'),
});

/** Reads a document of the mail store. @throws Undeliverable naming every field that is wrong @see MODEL-046 MODEL-047 */
export function invitationFrom(document: DocumentSnapshot): Invitation {
  const parsed = schema.safeParse(document.data());
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Undeliverable(`The mail cannot be sent. ${issues.join('; ')}`);
  }
  const { to, role, invitedBy } = parsed.data;
  const organization = orgId(parsed.data.organization);
  if (document.id !== organizationInvitationId(organization, to))
    throw new Undeliverable('The mail cannot be sent. id: does not match the organization and the address');
  return { to: to.toLowerCase(), role, organization, invitedBy };
}

function isPathPart(written: string): boolean {
  try {
    return pathPart(written, '') === written;
  } catch {
    return false;
  }
}
