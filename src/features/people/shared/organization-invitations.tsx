import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { acceptanceDenial } from '@/domain/access/acceptance';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { byText } from '@/domain/search';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { DeclineDialog } from './decline-dialog';
import { LeaveOrganizationDialog } from './leave-organization-dialog';
import { OrganizationInvitationCard } from './organization-invitation-card';
import { organizationInvitationTexts } from './texts';
import { useAcceptance } from './use-acceptance';

/** Whether tours or collections are shared with the user: those are invitations too, and the side menu counts them. */
type Props = { hasTours: boolean };

type Question = { kind: 'leave' | 'decline'; invitation: OrganizationInvitation };

/** The organizations that the user may join, each with Accept and Decline. @see COLLAB-036 COLLAB-039 COLLAB-042 COLLAB-046 ACCESS-035 */
export function OrganizationInvitations({ hasTours }: Props) {
  const t = useTexts(organizationInvitationTexts);
  const currentUser = useCurrentUser();
  const { data } = useSuspenseQuery(invitationQueries.intoOrganizations(currentUser?.email ?? ''));
  const acceptance = useAcceptance();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const shown = withAccepted(data, acceptance.invitation);
  if (shown.length === 0) return <p className="text-ink-soft text-sm">{hasTours ? t.none : t.nothing}</p>;
  // who is a member of another organization reads first what joining means
  const leaves = ({ organization }: OrganizationInvitation) =>
    currentUser?.organization != null && currentUser.organization !== organization;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
        {shown.map((invitation) => (
          <OrganizationInvitationCard
            key={invitation.id}
            invitation={invitation}
            state={acceptance.invitation?.id === invitation.id ? acceptance.state : 'idle'}
            error={acceptance.error}
            denial={acceptanceDenial(currentUser)}
            disabled={acceptance.state === 'pending' || acceptance.state === 'success'}
            onAccept={() => (leaves(invitation) ? setQuestion({ kind: 'leave', invitation }) : acceptance.accept(invitation))}
            onDecline={() => setQuestion({ kind: 'decline', invitation })}
          />
        ))}
      </ul>
      {question?.kind === 'decline' && <DeclineDialog invitation={question.invitation} onClose={close} />}
      {acceptance.warning !== null && acceptance.invitation && (
        <ConfirmDialog
          title={t.noAdminQuestion({ organization: currentUser?.organization ?? '' })}
          confirmLabel={t.leaveNoAdmin}
          danger
          onConfirm={() => acceptance.invitation && acceptance.accept(acceptance.invitation, true)}
          onClose={acceptance.reset}
        >
          <p>{acceptance.warning}</p>
        </ConfirmDialog>
      )}
      {question?.kind === 'leave' && currentUser && (
        <LeaveOrganizationDialog
          currentUser={currentUser}
          invitation={question.invitation}
          onConfirm={() => {
            close();
            acceptance.accept(question.invitation);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The server deletes an accepted invitation; it stays until the page has left, with what became of it. */
function withAccepted(invitations: readonly OrganizationInvitation[], accepted: OrganizationInvitation | null) {
  const isMissing = accepted !== null && !invitations.some(({ id }) => id === accepted.id);
  return [...invitations, ...(isMissing ? [accepted] : [])].toSorted((one, other) => byText(one.organization, other.organization));
}
