import type { OrgId } from '@/domain/ids';
import { type IndexShard, indexReader, shardFrom } from '@/domain/tours/index/shard';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { isCached, markCached } from '../cache/cached-lists';
import { docsOf } from '../live/listen';
import type { Listen } from '../live/live-query';
import { listName, type Source } from '../live/source';
import { ownToursOf } from './own-tours';
import { listedTours } from './refs';

/** organizations/{organization}/tourIndex/{shard} */
export const tourIndexOf = (organization: OrgId): Source<IndexShard> => ({
  path: `organizations/${organization}/tourIndex`,
  read: shardFrom,
  fields: ['state', 'packed'],
  readCached: shardFrom,
});

/**
 * Listens to the tours of an organization, with the fields that a list shows: by its index, with the user's own changes as the store has them, or where
 * that can't be read, by a query of all its tours.
 * @see docs/decisions/033-tour-index.md
 */
export const listedToursOf =
  (organization: OrgId): Listen<ListedTour[]> =>
  (next, failed) => {
    const filters = { organization };
    const source = tourIndexOf(organization);
    const usedName = `${listName(source, {})} used`;
    const read = indexReader(organization);
    let index: 'unknown' | ListedTour[] | null = 'unknown';
    let stopQuery: (() => void) | null = null;
    let isOver = false;

    function query(): void {
      stopQuery ??= docsOf(listedTours, filters)((tours) => next(tours), fail);
    }
    function fail(error: unknown): void {
      stop();
      failed(error);
    }
    function show(): void {
      if (isOver || index === 'unknown') return;
      if (index === null || own.areTooMany()) {
        own.rest(index === null);
        query();
        return;
      }
      markCached(usedName);
      stopQuery?.();
      stopQuery = null;
      next([...own.apply(index)]);
    }
    function stop(): void {
      isOver = true;
      own.stop();
      stopIndex();
      stopQuery?.();
    }

    const own = ownToursOf(organization, show);
    // where no index was read before, what this device has of the tours is shown at once
    if (isCached(listName(listedTours, filters)) && !isCached(usedName)) query();
    const stopIndex = docsOf(source)(
      (shards) => {
        index = read(shards);
        show();
      },
      () => {
        index = null;
        show();
      },
    );
    return stop;
  };
