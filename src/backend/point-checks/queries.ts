import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { checkPhotoPath } from '@/domain/files/paths';
import type { OrgId, PoiId, TourId } from '@/domain/ids';
import type { PointCheck } from '@/domain/point-checks/check';
import { docIfAllowed, inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { openFile } from '../storage/open-file';
import { serverErrorTexts } from '../texts';
import { checkedStates, checkedStatesDocument, pointChecks } from './refs';

/** How many checks of a point are listed. */
export const listedChecks = 20;

export const pointCheckQueries = {
  /** The states in which the points of a tour were found last, live; `null` where nothing was checked. One read. @throws AppError `permission-denied` */
  states: (tour: TourId) => liveQuery(['tours', tour, 'checked states'], docIfAllowed(checkedStates(tour), checkedStatesDocument)),
  /** The latest checks of a point, newest first, live. Each costs one read. @throws AppError `permission-denied` */
  ofPoint: (tour: TourId, point: PoiId) =>
    liveQuery(
      ['tours', tour, 'checks', point],
      inStore<PointCheck[]>(({ db, collection, fieldsOf, limit, onSnapshot, orderBy, query, where }, next, failed) => {
        const { path, read } = pointChecks(tour);
        const latest = query(collection(db, path), where('point', '==', point), orderBy('created', 'desc'), limit(listedChecks));
        let isSynced = false;
        return onSnapshot(
          latest,
          { includeMetadataChanges: true },
          ({ docs, metadata }) => {
            isSynced ||= !metadata.fromCache;
            // nothing is cached, and the server cannot be reached
            if (docs.length === 0 && !isSynced) failed(new AppError('unavailable', serverErrorTexts.get().offline));
            else next(docs.map((document) => read(document.id, fieldsOf(document))));
          },
          failed,
        );
      }),
    ),
  /** The photo of a check; null where there is none. Its address has no token, so that only those who may read the check see it. */
  photo: (organization: OrgId, tour: TourId, check: string) =>
    queryOptions({
      queryKey: ['tours', tour, 'check photos', check],
      queryFn: async ({ signal }) => (await openFile(checkPhotoPath(organization, tour, check), signal))?.blob() ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};
