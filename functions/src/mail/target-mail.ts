import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { accessLevels } from '@/domain/access/invitations';
import { collaborationId } from '@/domain/collaboration/document-ids';
import { invitedPath } from '@/domain/collaboration/invited';
import { orgId } from '@/domain/ids';
import { invitationPath } from '@/domain/page-addresses';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import type { Compose } from './compose';
import { address, identifier, note, parsedInvitation } from './invitation';
import { invitationMessage } from './invitation-message';
import { confirmEditor, confirmOpen, inviterNames } from './inviter';
import { languageTag, mailLanguage } from './language';
import { Undeliverable } from './mail';
import { shownName } from './safe-text';

const schema = z.object({
  email: address,
  tour: identifier('a tour or collection'),
  organization: identifier('an organization'),
  type: z.enum(['tour', 'collection'], 'is neither tour nor collection'),
  accessLevel: z.enum(accessLevels, 'is not an access level'),
  expires: z.instanceof(Timestamp, { error: 'is not a time' }).nullish(),
  invitedBy: identifier('an account'),
  note,
  language: languageTag,
});

/** The mail of an invitation to a tour or collection; its name is that of the tour or collection itself. @see MODEL-041 COLLAB-019 */
export const targetMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const invitation = parsedInvitation(schema, snapshot);
  const { email, tour, type, accessLevel, invitedBy, note } = invitation;
  const organization = orgId(invitation.organization);
  if (snapshot.id !== collaborationId(type, email, tour))
    throw new Undeliverable('The mail cannot be sent. id: does not match the invitation');
  const expires = invitation.expires?.toDate() ?? null;
  if (expires !== null && expires.getTime() <= Date.now())
    throw new Undeliverable('This invitation has expired. Give it another end, then send it again.');
  const inviter = inviterNames(await confirmEditor(invitedBy, organization));
  const [{ name, logoUrl }, target] = await Promise.all([confirmOpen(transaction, organization), confirmTarget(transaction, invitation)]);
  const message = invitationMessage({
    language: await mailLanguage(invitation.language),
    inviter,
    organization: { id: organization, name },
    note,
    to: { kind: type, name: target.name, accessLevel, expires, email },
    link: linkTo(invitedPath(invitationPath(type, tour), { to: type, email })),
  });
  const letterhead = { organization: shownName(organization, name), logoUrl, pictureUrl: target.pictureUrl, language: invitation.language };
  return { to: email, message, letterhead, organization, sender: invitedBy };
};

/** The name and the picture of a tour or collection, if it is still the organization's: an id can be reused, and a tour can move. @throws Undeliverable */
async function confirmTarget(
  transaction: Transaction,
  { type, tour, organization }: Pick<z.infer<typeof schema>, 'type' | 'tour' | 'organization'>,
): Promise<{ name: string; pictureUrl: string }> {
  const target: DocumentSnapshot = await transaction.get(store().doc(`${type === 'tour' ? 'tours' : 'collections'}/${tour}`));
  if (!target.exists || target.get('organization') !== organization)
    throw new Undeliverable(`The ${type} no longer exists, or belongs to another organization.`);
  return { name: text(target.get('name')), pictureUrl: text(target.get(type === 'tour' ? 'thumbnailUrl' : 'coverUrl')) };
}
