import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { isActive } from '@/domain/access/invitations';
import { type Collaboration, isInvitation } from '@/domain/collaboration/collaborations';
import { byText } from '@/domain/search';
import { EmptyState } from '@/ui/empty-state';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { LeaveSharedDialog } from './leave-shared-dialog';
import { SharedItem } from './shared-item';
import { sharedTexts } from './texts';
import { titleOf } from './title-of';

/** The tours and collections shared with the user, with access and end; each can be left. @see COLLAB-037 COLLAB-047 AUTH-044 ACCESS-035 */
export function SharedItems() {
  const t = useTexts(sharedTexts);
  const currentUser = useCurrentUser();
  const { data } = useSuspenseQuery(invitationQueries.mine(currentUser?.email ?? ''));
  const { now } = useAccessContext();
  const [leaving, setLeaving] = useState<Collaboration | null>(null);
  const invitations = data.filter(isInvitation).toSorted((one, other) => byText(titleOf(one), titleOf(other)));
  const active = invitations.filter((invitation) => isActive(invitation, now));
  const expired = invitations.filter((invitation) => !isActive(invitation, now));
  return (
    <>
      {active.length === 0 ? (
        <EmptyState title={t.noItems}>{t.noItemsReason({ email: currentUser?.email ?? '' })}</EmptyState>
      ) : (
        <Items invitations={active} now={now} onLeave={setLeaving} />
      )}
      {expired.length > 0 && (
        <section aria-label={t.expired}>
          <h3 className="mt-6 mb-2 font-medium text-ink-soft text-sm">{t.expired}</h3>
          <Items invitations={expired} now={now} onLeave={setLeaving} />
        </section>
      )}
      {leaving && <LeaveSharedDialog invitation={leaving} now={now} onClose={() => setLeaving(null)} />}
    </>
  );
}

type ItemsProps = { invitations: readonly Collaboration[]; now: Date; onLeave: (invitation: Collaboration) => void };

const Items = ({ invitations, now, onLeave }: ItemsProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
    {invitations.map((invitation) => (
      <SharedItem key={invitation.id} invitation={invitation} now={now} onLeave={() => onLeave(invitation)} />
    ))}
  </ul>
);
