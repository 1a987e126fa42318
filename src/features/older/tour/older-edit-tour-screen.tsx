import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { olderQueries } from '@/backend/older/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { canEditOlderTour, olderTourDenial } from '@/domain/access/older-tours';
import { isAppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import type { OlderTour } from '@/domain/older/older-tours';
import { tourTabTitle } from '@/domain/tours/tab-title';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { OlderTourForm } from './older-tour-form';

type Props = { /** Shown for an id that is no older tour’s. */ otherwise: ReactNode };

/** The form of an older tour of this organization. @see ROUTE-016 OLD-004 */
export function OlderEditTourScreen({ otherwise }: Props) {
  const { organization: name = '', tour = '' } = useParams();
  const id = orgId(name);
  const currentUser = useCurrentUser();
  const organization = useQuery({ ...organizationQueries.one(id), retryOnMount: false });
  const { data, error } = useQuery({ ...olderQueries.one(id, tour), retryOnMount: false });
  const [last, setLast] = useState<OlderTour | null>(null);
  if (data && data !== last) setLast(data);
  const older = data ?? last;
  if (!older && (data === null || isAppError(error, 'permission-denied'))) return otherwise;
  if (!older && error) throw error;
  if (!older || (!organization.data && organization.isPending))
    return <div role="status" aria-label="Loading the tour" className="skeleton h-60 rounded-xl" />;
  if (!organization.data || !canEditOlderTour(currentUser, organization.data)) return <Denied />;
  return (
    <Page title="Edit tour" documentTitle={`${tourTabTitle(older)} - Edit`} description={organization.data.name}>
      <OlderTourForm organization={id} tour={older} isGone={data === null || error !== null} />
    </Page>
  );
}

/** @see ACCESS-049 */
const Denied = () => (
  <Page title="Edit tour">
    <EmptyState
      title={olderTourDenial}
      action={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          Home
        </Link>
      }
    >
      Only editors of this organization can change its tours. Ask one of them.
    </EmptyState>
  </Page>
);
