import { queryOptions } from '@tanstack/react-query';
import type { OrgId } from '@/domain/ids';
import { indexReader, shardFrom } from '@/domain/tours/index/shard';
import { cachedTourFrom, type ListedTour } from '@/domain/tours/listed-tour';
import { isCached } from '../cache/cached-lists';
import { restoreShown } from '../cache/last-shown';
import { listName, type Source } from '../live/source';
import { tourIndexOf } from './listed-tours';
import { listedTours } from './refs';

/**
 * The tours of an organization as a list on this device showed them last, without reading any: an organization may have thousands. Empty where none was
 * shown.
 */
export const shownToursQuery = (organization: OrgId) =>
  queryOptions({
    queryKey: ['tours', { organization }, 'shown last'],
    queryFn: () => shownTours(organization),
    // another list may be shown in between
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

async function shownTours(organization: OrgId): Promise<readonly ListedTour[]> {
  const shards = await restore(tourIndexOf(organization), {}, shardFrom);
  const indexed = shards && indexReader(organization)(shards);
  return indexed ?? (await restore(listedTours, { organization }, cachedTourFrom)) ?? [];
}

async function restore<T>(
  source: Source<T>,
  filters: Parameters<typeof listName>[1],
  read: NonNullable<Source<T>['readCached']>,
): Promise<T[] | null> {
  const name = listName(source, filters);
  return isCached(name) ? restoreShown(read, name) : null;
}
