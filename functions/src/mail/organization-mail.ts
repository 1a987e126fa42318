import { invitedPath } from '@/domain/collaboration/invited';
import { invitationPath } from '@/domain/page-addresses';
import type { Compose } from './compose';
import { invitationFrom } from './invitation';
import { invitationMessage } from './invitation-message';
import { confirmInviter, confirmOpen, inviterNames } from './inviter';
import { mailLanguage } from './language';
import { Undeliverable } from './mail';
import { shownName } from './safe-text';

/** The mail of an invitation to an organization. Its message is stored too, as the ledger says. @see MODEL-046 */
export const organizationMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const invitation = invitationFrom(snapshot);
  const { organization, role, to, invitedBy, note, expires } = invitation;
  if (expires !== null && expires.getTime() <= Date.now())
    throw new Undeliverable('The invitation has ended. Send it again to prolong it.');
  const inviter = inviterNames(await confirmInviter(invitation));
  const { name, logoUrl } = await confirmOpen(transaction, organization);
  const language = await mailLanguage(invitation.language);
  const message = invitationMessage({
    language,
    inviter,
    organization: { id: organization, name },
    note,
    to: { kind: 'organization', role, expires },
    link: linkTo(invitedPath(invitationPath('organization'), { to: 'organization', email: to })),
  });
  const letterhead = { organization: shownName(organization, name), logoUrl, pictureUrl: '', language: language.code };
  return { to, message, letterhead, organization, sender: invitedBy, stored: { message } };
};
