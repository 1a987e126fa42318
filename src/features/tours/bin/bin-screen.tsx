import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { binQueries } from '@/backend/bin/queries';
import { canDeleteTour } from '@/domain/access/tours';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { toursPath } from '@/domain/page-addresses';
import { binDays } from '@/domain/tours/bin';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorNote } from '@/ui/error-note';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganizationId } from '@/widgets/organization';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { BinList } from './bin-list';
import { BinnedLocations } from './binned-locations';

const description = `Deleted tours and locations stay here for ${binDays} days, with everything in them. Only admins can see them.`;

/** The organization's deleted tours and locations, to restore or to delete for good. @see TOUR-060 ACCESS-058 */
export function BinScreen() {
  const organization = useOrganizationId();
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(organization);
  const isResolved = useIsAccessResolved(organization);
  if (canDeleteTour(currentUser, { organization }, accessContext)) return <Bin organization={organization} />;
  if (!isResolved) return <BinSkeleton />;
  return (
    <Page title="Bin">
      <EmptyState title="You don’t have permission to open the bin.">
        Admins of {organization} open it. Ask one of them to restore a tour.
      </EmptyState>
    </Page>
  );
}

function Bin({ organization }: { organization: OrgId }) {
  const { data: tours } = useSuspenseQuery(binQueries.of(organization));
  // tours do not wait for them
  const { data: locations = [], isPending, error } = useQuery(binQueries.locations(organization));
  return (
    <Page title="Bin" tabTitle={`${organization} - Bin`} description={description} action={<ToTours />}>
      {error && <ErrorNote className="mb-4">Couldn’t load the deleted locations. {errorMessage(error)}</ErrorNote>}
      {locations.length > 0 && <BinnedLocations locations={locations} organization={organization} />}
      {tours.length > 0 && <BinList tours={tours} organization={organization} />}
      {tours.length + locations.length === 0 && !isPending && !error && (
        <EmptyState title="The bin is empty">A deleted tour or location appears here, and can be restored for {binDays} days.</EmptyState>
      )}
    </Page>
  );
}

const ToTours = () => (
  <Link to={toursPath} className={buttonStyle()}>
    Go to the tours
  </Link>
);

const BinSkeleton = () => (
  <Page title="Bin">
    <div role="status" aria-label="Loading the bin" className="flex flex-col gap-3">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="skeleton h-16 rounded-lg" />
      ))}
    </div>
  </Page>
);
