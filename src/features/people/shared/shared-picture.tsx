import { useQuery } from '@tanstack/react-query';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { collectionId, tourId } from '@/domain/ids';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { CollectionCover } from '@/widgets/collection-cover';
import { TourThumbnail } from '@/widgets/tour-thumbnail';

type Props = {
  invitation: Pick<Collaboration, 'type' | 'tour'>;
  /** What an expired invitation opened is not asked for. */
  isActive: boolean;
};

/** The image of what is shared, beside its name; a drawing while it is unknown, or closed to the user. */
export function SharedPicture({ invitation: { type, tour: target }, isActive }: Props) {
  if (!isActive) return <PlanPlaceholder seed={target} />;
  return type === 'tour' ? <TourPicture target={target} /> : <CollectionPicture target={target} />;
}

function TourPicture({ target }: { target: string }) {
  const { data: tour } = useQuery(tourQueries.one(tourId(target)));
  return tour ? <TourThumbnail tour={{ ...tour, thumbnailAlt: '' }} width={128} /> : <PlanPlaceholder seed={target} />;
}

function CollectionPicture({ target }: { target: string }) {
  const { data: collection } = useQuery(collectionQueries.one(collectionId(target)));
  return collection ? (
    <CollectionCover collection={{ ...collection, coverAlt: '' }} tours={[]} width={128} />
  ) : (
    <PlanPlaceholder seed={target} />
  );
}
