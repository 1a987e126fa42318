import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { collectionPath, tourLandingPath } from '@/domain/addresses';
import { errorMessage } from '@/domain/app-error';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { collectionId } from '@/domain/ids';
import { byText } from '@/domain/search';
import { markAccepted } from '@/widgets/use-mark-accepted';

type Props = { invitation: Collaboration };

/** The tours of a collection that the user was invited to; opening it accepts the invitation. @see COLLAB-037 COLLAB-043 */
export function CollectionTours({ invitation }: Props) {
  const { id, tour, organization, accepted } = invitation;
  const { data } = useSuspenseQuery(tourQueries.inCollection(collectionId(tour), organization));
  useEffect(() => {
    if (!accepted) markAccepted(id);
  }, [id, accepted]);
  const page = (
    <Link to={collectionPath(collectionId(tour))} className={rowStyle}>
      Open the page of the collection
    </Link>
  );
  if (data.length === 0) {
    return (
      <>
        {page}
        <p className={messageStyle}>This collection has no tours yet.</p>
      </>
    );
  }
  const tours = data.toSorted((one, other) => byText(one.name, other.name));
  return (
    <ul aria-label={`Tours of ${invitation.tourName || tour}`} className="pb-2">
      <li className="font-medium">{page}</li>
      {tours.map(({ id: tour, name }) => (
        <li key={tour}>
          <Link to={tourLandingPath(tour)} className={rowStyle}>
            {name || tour}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const rowStyle = '-outline-offset-2 flex min-h-9 items-center truncate py-1.5 pr-4 pl-8 text-ink text-sm hover:bg-hover max-md:min-h-11';
const messageStyle = 'px-4 pb-3 pl-8 text-ink-soft text-sm';

export const CollectionToursFailure = ({ error }: { error: unknown }) => (
  <p role="alert" className={messageStyle}>
    {errorMessage(error)}
  </p>
);
