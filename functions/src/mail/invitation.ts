import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type InvitableRole, invitableRoleNames, organizationInvitationId } from '@/domain/access/organization-invitations';
import { invitationNote, noteProblem } from '@/domain/collaboration/invitation-note';
import { invitationType } from '@/domain/collaboration/organization-invitations';
import { isEmail } from '@/domain/email';
import { type OrgId, orgId } from '@/domain/ids';
import { idLimit } from '@/domain/limits';
import { pathPart } from '@/domain/path-part';
import { languageTag } from './language';
import { Undeliverable } from './mail';

/** The validated fields of a mail document. All other fields, such as a message, are ignored. */
export type Invitation = {
  to: string;
  role: InvitableRole;
  organization: OrgId;
  invitedBy: string;
  note: string;
  expires: Date | null;
  language: string;
};

/** A mail program may read a line separator where the address pattern accepts a character. */
const unprintable = /[\p{C}\p{Z}]/u;
const isAddress = (input: string): boolean => isEmail(input) && !unprintable.test(input);

/** The recipient's address. */
export const address = z.string().refine(isAddress, 'is not an email address');

/** An id that can be part of a path. @param what such as "an account" */
export const identifier = (what: string) => z.string('is missing').max(idLimit).refine(isPathPart, `is not the id of ${what}`);

/** The inviter's personal note. The screen checks it too, with the same messages. */
export const note = z
  .string('is not text')
  .default('')
  .transform(invitationNote)
  .refine((written) => noteProblem(written) === null, { error: ({ input }) => noteProblem(String(input)) ?? '' });

const schema = z.object({
  to: address,
  role: z.enum(invitableRoleNames, 'is not a role'),
  organization: identifier('an organization'),
  type: z.literal(invitationType, `is not ${invitationType}`),
  invitedBy: identifier('an account'),
  note,
  expires: z.instanceof(Timestamp, { error: 'is not a time' }).nullish(),
  language: languageTag,
});

/** Reads a mail document. @throws Undeliverable naming every invalid field @see MODEL-046 MODEL-047 */
export function invitationFrom(document: DocumentSnapshot): Invitation {
  const { to, role, invitedBy, note, expires, language, ...fields } = parsedInvitation(schema, document);
  const organization = orgId(fields.organization);
  if (document.id !== organizationInvitationId(organization, to))
    throw new Undeliverable('The mail cannot be sent. id: does not match the organization and the address');
  return { to: to.toLowerCase(), role, organization, invitedBy, note, expires: expires?.toDate() ?? null, language };
}

/** Reads a document. @throws Undeliverable naming every invalid field */
export function parsedInvitation<Fields>(fields: z.ZodType<Fields>, document: DocumentSnapshot): Fields {
  const parsed = fields.safeParse(document.data());
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Undeliverable(`The mail cannot be sent. ${issues.join('; ')}`);
}

function isPathPart(input: string): boolean {
  try {
    return pathPart(input, '') === input;
  } catch {
    return false;
  }
}
