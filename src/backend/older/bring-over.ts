import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { olderSweepFolder, olderSweepsFolder } from '@/domain/files/paths';
import { itemFrom } from '@/domain/files/stored-files';
import { type OrgId, type TourId, tourId } from '@/domain/ids';
import { broughtOver, type OlderContent } from '@/domain/older/brought-over';
import { tourIdOf } from '@/domain/older/imported-id';
import { mergedDocuments } from '@/domain/older/merged-points';
import type { OlderTour } from '@/domain/older/older-tours';
import { latestList, poiListFrom } from '@/domain/older/poi-lists';
import { importedTour } from '@/domain/older/points-of-interest';
import { isTombstone } from '@/domain/tours/tombstone';
import { asOwnChange } from '../cache/own-changes';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { withBlocks } from '../organization-limits/with-blocks';
import { requireUid } from '../require-uid';
import { fileDetails, listFiles } from '../storage/list-files';
import { tours } from '../tours/refs';
import { olderTourPath } from './refs';

/** Reads the points of an older tour, those of its latest list first, and the files of its sweeps. @throws AppError @see LEGACY-IMPORT-002 LEGACY-IMPORT-007 */
export async function readOlderContent(organization: OrgId, tour: string): Promise<OlderContent> {
  const { db, collection, fieldsOf, getDocs } = await requireOnlineStore();
  const [{ docs }, { docs: lists }, { folders }] = await Promise.all([
    withAppErrors(getDocs(collection(db, olderTourPath(organization, tour), 'pointsOfInterest'))),
    withAppErrors(getDocs(collection(db, olderTourPath(organization, tour), 'pois'))),
    listFiles(olderSweepsFolder(organization, tour)),
  ]);
  const list = latestList(lists.map((each) => poiListFrom(each.id, fieldsOf(each))));
  const filesOf = await Promise.all(folders.map(async (sweep) => [sweep, await filesOfSweep(organization, tour, sweep)] as const));
  const points = mergedDocuments(
    list,
    docs.map((point) => ({ id: point.id, stored: fieldsOf(point) })),
  );
  return { points, filesOf: new Map(filesOf) };
}

async function filesOfSweep(organization: OrgId, tour: string, sweep: string) {
  const { files } = await listFiles(olderSweepFolder(organization, tour, sweep));
  const own = files.filter(({ name }) => name !== 'poster');
  return Promise.all(own.map(async (file) => itemFrom(file, await fileDetails(file.path))));
}

/** An older tour as it will be. @throws AppError @see LEGACY-IMPORT-002 */
export const broughtOverQuery = (organization: OrgId, tour: string) =>
  queryOptions({
    queryKey: ['organizations', organization, 'tours', tour, 'brought over'],
    staleTime: 0,
    retry: false,
    queryFn: async () => broughtOver(await readOlderContent(organization, tour)),
  });

/** What came of it: the tour, whether it was there before, and what was left out of it. */
export type Arrival = { tour: TourId; wasThere: boolean; notes: string[] };

/**
 * Creates today's tour out of an older one, in the same organization. Its id follows from the older tour's, so that a second time, in another window
 * too, makes no second tour. The server then copies the files into it (`takeOwnFiles`).
 * @throws AppError `failed-precondition` while the tour is in the bin, `invalid-argument` if it is too large, `permission-denied`, `unavailable`
 * @see LEGACY-IMPORT-010 MODEL-025
 */
export async function bringOver(older: OlderTour, organization: OrgId): Promise<Arrival> {
  const [{ db, doc, runTransaction, serverTimestamp }, uid] = await Promise.all([requireOnlineStore(), requireUid()]);
  const { folders, notes } = broughtOver(await readOlderContent(organization, older.id));
  const id = await tourIdOf(organization, older.id);
  const reference = doc(db, tours.path, id);
  const bring = () =>
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (stored && isTombstone(stored))
        throw new AppError('failed-precondition', 'It was brought over before, and is in the bin now. Restore it there.');
      if (stored) return true;
      const now = serverTimestamp();
      transaction.set(reference, { ...importedTour(older, folders, organization, uid), created: now, updated: now });
      return false;
    });
  const wasThere = await withBlocks(organization, 'tours', withAppErrors(asOwnChange([id], bring)));
  return { tour: tourId(id), wasThere, notes };
}
