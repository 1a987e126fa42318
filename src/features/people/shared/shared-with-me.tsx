import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { isActive } from '@/domain/access/invitations';
import { isAppError } from '@/domain/app-error';
import { isInvitation } from '@/domain/collaboration/collaborations';
import { EmptyState } from '@/ui/empty-state';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { OrganizationInvitations } from './organization-invitations';
import { SharedItems } from './shared-items';
import { sharedTexts } from './texts';

/** What others share with the user: organizations to join, and tours and collections to open. @see COLLAB-036 COLLAB-037 COLLAB-046 */
export function SharedWithMe() {
  const t = useTexts(sharedTexts);
  const { organizations, tours } = useCounts();
  // decided once: what is accepted or declined stays where it is
  const [isLast, setLast] = useState<boolean | null>(null);
  if (isLast === null && organizations !== null && tours !== null) setLast(organizations === 0 && tours > 0);
  const sections = [
    <Section key="organizations" title={t.organizations} count={organizations}>
      <OrganizationInvitations hasTours={tours !== null && tours > 0} />
    </Section>,
    <Section key="tours" title={t.items} count={tours}>
      <SharedItems />
    </Section>,
  ];
  return <div className="flex flex-col gap-8">{isLast ? sections.toReversed() : sections}</div>;
}

/** How much each section lists, which is what the side menu counts; null while that is unknown. */
function useCounts() {
  const email = useCurrentUser()?.email ?? '';
  const { now } = useAccessContext();
  const { data: organizations } = useQuery(invitationQueries.intoOrganizations(email));
  const { data: shared } = useQuery(invitationQueries.mine(email));
  return {
    organizations: organizations?.length ?? null,
    tours: shared?.filter((invitation) => isInvitation(invitation) && isActive(invitation, now)).length ?? null,
  };
}

function Section({ title, count, children }: { title: string; count: number | null; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-baseline gap-2 font-semibold text-base text-ink">
        {title}
        {count !== null && count > 0 && <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>}
      </h2>
      <ErrorBoundary fallback={(error) => <NotAllowed error={error} />}>
        <Suspense fallback={<div aria-hidden className="skeleton h-16 rounded-xl" />}>{children}</Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** @see COLLAB-047 */
function NotAllowed({ error }: { error: unknown }) {
  const t = useTexts(sharedTexts);
  if (!isAppError(error, 'permission-denied')) throw error;
  return <EmptyState title={t.notAllowed}>{t.notAllowedReason}</EmptyState>;
}
