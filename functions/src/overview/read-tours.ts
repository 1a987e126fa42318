import { orgId, tourId } from '@/domain/ids';
import { countedOf } from '@/domain/overview/counted';
import type { Overview } from '@/domain/overview/overview';
import { byName } from '@/domain/search';
import { record } from '@/domain/stored';
import { indexReader, shardFrom, shardIds } from '@/domain/tours/index/shard';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { store } from '../core/app';
import { indexRef, toursOf } from '../tour-index/refs';

/** What an overview needs of a tour. */
export type OverviewTour = { id: string; name: string; public: boolean; country: string };

/** The tours of an organization: from its index, in 32 reads, or one by one where it has few. */
export async function readTours(organization: string): Promise<OverviewTour[]> {
  const shards = await store().getAll(...shardIds.map((id) => indexRef(organization).doc(id)));
  const indexed = indexReader(orgId(organization))(shards.map((shard) => shardFrom(shard.id, shard.data() ?? {})));
  const tours = indexed ?? (await queriedTours(organization));
  return tours.map(({ id, name, public: isPublic, place }) => ({ id, name, public: isPublic, country: place.country }));
}

async function queriedTours(organization: string) {
  const { docs } = await toursOf(organization).select('name', 'public', 'place.country').get();
  return docs.map((tour) => listedTourFrom(tour.id, record(tour.data())));
}

/** How many tours there are, and which lack a country. */
export const toursPart = (tours: readonly OverviewTour[]): Overview['tours'] => ({
  count: tours.length,
  unfinished: countedOf(
    tours
      .filter(({ country }) => country === '')
      .toSorted(byName)
      .map(({ id, name }) => ({ id: tourId(id), name })),
  ),
});
