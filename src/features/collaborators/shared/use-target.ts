import { useQuery } from '@tanstack/react-query';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import { errorMessage } from '@/domain/app-error';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import { collectionId, tourId } from '@/domain/ids';

/** The tour or collection that people are invited to; `problem` says why there is none. Both are null while it loads. */
export function useTarget(type: InvitedTo, id: string) {
  const tour = useQuery({ ...tourQueries.one(tourId(id)), enabled: type === 'tour' });
  const collection = useQuery({ ...collectionQueries.one(collectionId(id)), enabled: type === 'collection' });
  const { data, error } = type === 'tour' ? tour : collection;
  const missing = data === null ? `The ${type} doesn’t exist. It may have been deleted.` : null;
  return { tour: tour.data ?? null, collection: collection.data ?? null, problem: error ? errorMessage(error) : missing };
}
