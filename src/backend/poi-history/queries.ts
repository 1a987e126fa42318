import { queryOptions } from '@tanstack/react-query';
import { type PoiHistoryEntry, poiHistoryEntryFrom, shownHistory } from '@/domain/history';
import type { TourId } from '@/domain/ids';
import { config } from '../config';
import { ask, documentsRoot } from '../rest';
import { fieldsIn } from '../rest-values';

export const poiHistoryQueries = {
  /**
   * The last ten saved states of a tour, newest first, for those who may write it.
   * @throws AppError `permission-denied` @see MODEL-084 EDIT-060
   */
  latest: (tour: TourId) =>
    queryOptions({
      queryKey: ['tours', tour, 'poiHistory'],
      retry: false,
      queryFn: async (): Promise<PoiHistoryEntry[]> => {
        const { documents } = await ask({
          parent: `${documentsRoot(config())}/tours/${tour}`,
          structuredQuery: {
            from: [{ collectionId: 'poiHistory' }],
            orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
            limit: shownHistory,
          },
        });
        return documents.map((document) => poiHistoryEntryFrom(document.name.split('/').at(-1) ?? '', fieldsIn(document)));
      },
    }),
};
