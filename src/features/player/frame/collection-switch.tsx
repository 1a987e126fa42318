import { useQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import { collectionPlayerPath } from '@/domain/addresses';
import { type Collection, toursInOrder } from '@/domain/collections';
import type { TourId } from '@/domain/ids';
import { PlaceSwitch } from './place-switch';

type Props = { collection: Collection; tour: TourId };

/** The tours of a collection in its order. @see PLAYER-079 */
export function CollectionSwitch({ collection, tour }: Props) {
  const { data: tours = [] } = useQuery(tourQueries.inCollection(collection.id, collection.organization));
  const places = toursInOrder(tours, collection).map(({ id, name }) => ({
    id,
    name: name || id,
    path: collectionPlayerPath(collection.id, id),
  }));
  return <PlaceSwitch label={collection.name} places={places} current={tour} />;
}
