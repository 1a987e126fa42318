import { invitationPath } from '@/domain/addresses';
import type { Compose } from './compose';
import { invitationFrom } from './invitation';
import { invitationMessage } from './invitation-message';
import { confirmInviter, confirmOpen, inviterNames } from './inviter';

/** The mail of an invitation to an organization. Its message is stored too, as the ledger says. @see MODEL-046 */
export const organizationMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const invitation = invitationFrom(snapshot);
  const { organization, role, to, invitedBy, note } = invitation;
  const inviter = inviterNames(await confirmInviter(invitation));
  const name = await confirmOpen(transaction, organization);
  const message = invitationMessage({
    inviter,
    organization: { id: organization, name },
    note,
    to: { kind: 'organization', role },
    link: linkTo(invitationPath('organization')),
  });
  return { to, message, organization, invitedBy, stored: { message } };
};
