import type { OrgId } from '@/domain/ids';
import { imageMarkersFrom } from '@/domain/markers/marker';
import { itemOfPoint } from '@/domain/older/items';
import { poiListFrom } from '@/domain/older/poi-lists';
import { olderSweepFrom } from '@/domain/older/sweeps';
import type { Stored } from '@/domain/stored';
import { docOf, inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { olderTourPath, olderTours } from './refs';

const keyOf = (organization: OrgId, tour: string, ...rest: string[]) => ['organizations', organization, 'tours', tour, ...rest];

/** What is live in the older screens. All throw AppError `permission-denied`. */
export const olderQueries = {
  /** One older tour; `null` if it does not exist. @see OLD-033 */
  one: (organization: OrgId, tour: string) => liveQuery(keyOf(organization, tour), docOf(olderTours(organization), tour)),
  /** The saved lists, the latest first. @see OLD-020 */
  lists: (organization: OrgId, tour: string) =>
    liveQuery(keyOf(organization, tour, 'pois'), inOrder(`${olderTourPath(organization, tour)}/pois`, ['updated', 'desc'], poiListFrom)),
  /** The points that no list has, by name: a copy of a tour has these, until somebody saves a list. @see ADMIN-076 */
  points: (organization: OrgId, tour: string) =>
    liveQuery(
      keyOf(organization, tour, 'pointsOfInterest'),
      inOrder(`${olderTourPath(organization, tour)}/pointsOfInterest`, ['name', 'asc'], itemOfPoint),
    ),
  /** @see OLD-033 */
  sweeps: (organization: OrgId, tour: string) =>
    liveQuery(keyOf(organization, tour, 'sweeps'), inOrder(`${olderTourPath(organization, tour)}/sweeps`, ['sort', 'asc'], olderSweepFrom)),
  /** The markers of an image; `null` for most images. @see OLD-033 MODEL-062 */
  markers: (organization: OrgId, tour: string, marker: string) =>
    liveQuery(
      keyOf(organization, tour, 'markers', marker),
      docOf({ path: `${olderTourPath(organization, tour)}/markers`, read: imageMarkersFrom }, marker),
    ),
};

type Order = readonly [field: string, direction: 'asc' | 'desc'];

const inOrder = <T>(path: string, [field, direction]: Order, read: (id: string, stored: Stored) => T) =>
  inStore<T[]>(({ db, collection, fieldsOf, onSnapshot, orderBy, query }, next, failed) =>
    onSnapshot(
      query(collection(db, path), orderBy(field, direction)),
      ({ docs, metadata }) => {
        // an empty cache does not mean that the server has none
        if (docs.length === 0 && metadata.fromCache && navigator.onLine) return;
        next(docs.map((document) => read(document.id, fieldsOf(document))));
      },
      failed,
    ),
  );
