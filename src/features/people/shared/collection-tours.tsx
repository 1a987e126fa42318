import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { collectionQueries } from '@/backend/collections/queries';
import { errorMessage } from '@/domain/app-error';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { type Collection, toursInOrder } from '@/domain/collections/collection';
import { collectionId } from '@/domain/ids';
import { collectionPath, tourLandingPath } from '@/domain/page-addresses';
import { useTexts } from '@/ui/use-texts';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { markAccepted } from '@/widgets/use-mark-accepted';
import { sharedTexts } from './texts';

type Props = { invitation: Collaboration };

/** The tours of a collection that the user was invited to, in its order; opening it accepts the invitation. @see COLLAB-037 COLLAB-043 */
export function CollectionTours({ invitation }: Props) {
  const t = useTexts(sharedTexts);
  const { id: invitationId, tour, organization, accepted } = invitation;
  const id = collectionId(tour);
  const { data } = useSuspenseQuery(collectionQueries.tours(id, organization));
  const { data: collection } = useSuspenseQuery(collectionQueries.one(id));
  useEffect(() => {
    if (!accepted) markAccepted(invitationId);
  }, [invitationId, accepted]);
  const page = (
    <Link to={collectionPath(id)} className={rowStyle}>
      {t.openCollection}
    </Link>
  );
  if (data.length === 0) {
    return (
      <>
        {page}
        <p className={messageStyle}>{t.noTours}</p>
      </>
    );
  }
  return (
    <ul aria-label={t.toursOf({ name: invitation.tourName || tour })} className="pb-2">
      <li className="font-medium">{page}</li>
      {toursInOrder(data, collection ?? byName).map((tour) => (
        <li key={tour.id}>
          <Link to={tourLandingPath(tour.id)} className={rowStyle}>
            <span className="relative aspect-video h-9 shrink-0 overflow-hidden rounded-sm">
              <TourThumbnail tour={{ ...tour, thumbnailAlt: '' }} width={64} />
            </span>
            <span dir="auto" className="truncate">
              {tour.name || tour.id}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const byName: Pick<Collection, 'sortType' | 'sortOrder'> = { sortType: 'name', sortOrder: [] };

const rowStyle =
  '-outline-offset-2 flex min-h-9 items-center gap-3 py-1.5 pe-4 ps-4 md:ps-8 text-ink text-sm hover:bg-hover touch:min-h-11';
const messageStyle = 'px-4 pb-3 md:ps-8 text-ink-soft text-sm';

export const CollectionToursFailure = ({ error }: { error: unknown }) => (
  <p role="alert" className={messageStyle}>
    {errorMessage(error)}
  </p>
);
