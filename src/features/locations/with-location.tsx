import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { isAppError } from '@/domain/app-error';
import type { LocationId } from '@/domain/ids';
import type { Location } from '@/domain/locations/location';
import { locationsPath } from '@/domain/locations/location-page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorNote } from '@/ui/error-note';
import { Page } from '@/ui/page';
import { ListSkeleton } from '@/widgets/entity-list/list-skeleton';

type Props = {
  id: LocationId;
  /** What is shown was typed into: it stays when the location is deleted, so that nothing is lost. */
  keepsInput?: boolean;
  /** `isGone`: it was deleted, or may no longer be read. */
  children: (location: Location, isGone: boolean) => ReactNode;
};

/**
 * A location, live. The server reports a missing one like one of another organization; both are not found here.
 * @throws AppError other errors, which the route shows
 * @see LOC-028 LOC-029
 */
export function WithLocation({ id, keepsInput = false, children }: Props) {
  const { data: location, error } = useQuery({ ...locationQueries.one(id), enabled: id !== '', retryOnMount: false });
  const [last, setLast] = useState<Location | null>(null);
  if (location && location !== last) setLast(location);
  const isGone = location === null || isAppError(error, 'permission-denied');
  if (location && !isGone) return children(location, false);
  if (isGone && keepsInput && last?.id === id) return children(last, true);
  if (id === '' || isGone) return <LocationNotFound />;
  if (error) throw error;
  return <ListSkeleton label="Loading the location" mode="list" />;
}

const LocationNotFound = () => (
  <Page title="Location">
    <EmptyState
      title="Location not found"
      action={
        <Link to={locationsPath()} className={buttonStyle({ look: 'primary' })}>
          Go to the locations
        </Link>
      }
    >
      It was deleted, or it belongs to an organization that you have no access to.
    </EmptyState>
  </Page>
);

/** Said above a form whose location or tour is gone. */
export const GoneNotice = ({ what }: { what: 'location' | 'tour' }) => (
  <ErrorNote className="mb-7">
    This {what} was deleted, or you no longer have access to it. You can’t save it anymore, but your input is still here.
  </ErrorNote>
);
