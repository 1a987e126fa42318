import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InvitationTarget } from '@/backend/invitations/invite';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { canSeeOrganizationTab } from '@/domain/access/organizations';
import { emailAddress } from '@/domain/email';
import { useCurrentUser } from '../current-user';
import { useMainLanguage } from '../mail-language-field';
import { InvitationDialog } from './invitation-dialog';
import { invitationsOf, useInvite } from './use-invite';

type Props = { target: InvitationTarget; onClose: () => void };

/**
 * The dialog that invites people to a tour or collection, with suggestions, whoever is invited already, and sending. It closes once all are invited.
 * @see COLLAB-012 COLLAB-017 COLLAB-019
 */
export function InvitePeople({ target, onClose }: Props) {
  const canSuggest = canSeeOrganizationTab(useCurrentUser(), target.organization);
  const { data: collaborators = [] } = useQuery({ ...invitationQueries.collaborators(target.organization), enabled: canSuggest });
  const { data: invited = [] } = useQuery(invitationsOf(target));
  const { data: accounts } = useQuery(peopleQueries.membersOf(target.organization));
  const members = useMemo(
    () => accounts && new Map(accounts.filter(({ state }) => state === 'active').map((member) => [emailAddress(member.email), member])),
    [accounts],
  );
  const mainLanguage = useMainLanguage(target.organization);
  const { send, isSending, error } = useInvite(target);
  const sendAndClose = async (...[cards, mail]: Parameters<Parameters<typeof InvitationDialog>[0]['onSend']>) => {
    const failed = await send({ cards, ...mail });
    if (failed.length === 0) onClose();
    return failed;
  };
  return (
    <InvitationDialog
      target={target.name}
      collaborators={collaborators}
      invited={invited}
      members={members}
      mainLanguage={mainLanguage}
      isSending={isSending}
      error={error}
      onSend={sendAndClose}
      onClose={onClose}
    />
  );
}
