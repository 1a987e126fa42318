import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { TourFormSkeleton } from './tour-form-skeleton';

type Props = {
  title: string;
  message: string;
  /** Shown below the message. */
  children?: ReactNode;
};

/** Replaces the form if access is denied; shows a skeleton until the user's grants are loaded. @see ACCESS-014 */
export function FormDenied({ title, message, children }: Props) {
  const currentUser = useCurrentUser();
  const queryOptions = { retryOnMount: false };
  const directory = useQuery({ ...applicationQueries.directory(), ...queryOptions });
  const invitations = useQuery({ ...invitationQueries.mine(currentUser?.email ?? ''), ...queryOptions });
  if (directory.isPending || invitations.isPending) return <TourFormSkeleton />;
  return (
    <Page title={title}>
      <EmptyState
        title={message}
        action={
          <Link to={toursPath} className={buttonStyle({ look: 'primary' })}>
            Go to the tours
          </Link>
        }
      />
      {children && <div className="mx-auto max-w-md">{children}</div>}
    </Page>
  );
}
