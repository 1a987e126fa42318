import { type ReactNode, Suspense, useId } from 'react';
import { isAppError } from '@/domain/app-error';
import { EmptyState } from '@/ui/empty-state';
import { ErrorBoundary } from '@/ui/error-boundary';
import { OrganizationInvitations } from './organization-invitations';
import { SharedItems } from './shared-items';

/** What others share with the user: organizations to join, and tours and collections to open. @see COLLAB-036 COLLAB-037 COLLAB-046 */
export function SharedWithMe() {
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <Section title="Invitations to organizations">
        <OrganizationInvitations />
      </Section>
      <Section title="Tours and collections">
        <SharedItems />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-base text-ink">
        {title}
      </h2>
      <ErrorBoundary fallback={(error) => <NotAllowed error={error} />}>
        <Suspense fallback={<div aria-hidden className="skeleton h-16 rounded-xl" />}>{children}</Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** @see COLLAB-047 */
function NotAllowed({ error }: { error: unknown }) {
  if (!isAppError(error, 'permission-denied')) throw error;
  return <EmptyState title="not allowed">Sign out, sign in again and verify your email address to see what is shared with you.</EmptyState>;
}
