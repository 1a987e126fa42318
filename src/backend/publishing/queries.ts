import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import type { OrgId, TourId } from '@/domain/ids';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { type PublicationVersion, publicationVersionFrom } from '@/domain/publishing/publication-version';
import { joinedFolders, type Snapshot, type SnapshotFolder, snapshotFoldersFrom, snapshotFrom } from '@/domain/publishing/snapshots';
import type { VisitsDocument } from '@/domain/publishing/visit-statistics';
import type { Stored } from '@/domain/stored';
import { mayBeSignedIn } from '../auth/stored-user';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { readDocument, restFetch } from '../live/rest-fetches';
import { pageQuery, pageSize } from '../rest/rest';
import { serverErrorTexts } from '../texts';
import { partsOf, publishedOf, tourPath } from './refs';

/** Visits are no live data: opening the list again soon reads nothing. */
const visitsStaleMs = 60_000;

/** Versions that are read at once. */
export const versionPageSize = 50;

type Page = { versions: PublicationVersion[]; next: number | null };

/** Where the parts of a version’s content are. */
type Content = { organization: OrgId; tour: TourId; version: string };

export const publicationQueries = {
  /**
   * The published versions of a tour, newest first, a page at a time; each costs one read.
   * @throws AppError `permission-denied`, `unavailable`
   */
  versions: (organization: OrgId, tour: TourId) =>
    infiniteQueryOptions({
      queryKey: publicationKey(organization, tour),
      queryFn: ({ pageParam }) => withAppErrors(pageOf(organization, tour, pageParam)),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }: Page) => next,
      // others publish and change versions
      staleTime: 0,
    }),
  /** Which version is current, live; `null` if none is. @throws AppError `permission-denied` for one that is not open @see ROUTE-003 */
  current: (organization: OrgId, tour: TourId) =>
    liveQuery([...publicationKey(organization, tour), currentId], docOf(publishedOf(organization, tour), currentId)),
  /**
   * The documents in which the visits of a tour are counted: those of this month, one for each month before, and eight from before there were months; 88 at
   * most for 25 months of versions and of the public tour.
   * @throws AppError `permission-denied`, `unavailable`
   */
  visits: (organization: OrgId, tour: TourId) =>
    queryOptions({
      queryKey: [...publicationKey(organization, tour), 'visits'],
      queryFn: () => withAppErrors(readVisits(organization, tour)),
      staleTime: visitsStaleMs,
    }),
  /** The content of a version, which never changes. @throws AppError `not-found`, `permission-denied`, `unavailable` */
  content: ({ organization, tour, version }: Content) =>
    queryOptions({
      queryKey: [...publicationKey(organization, tour), version, 'content'],
      queryFn: () => withAppErrors(readContent({ organization, tour, version })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The folders of a version that do not fit in its document; they never change. @throws AppError `permission-denied`, `unavailable` */
  parts: ({ organization, tour, version }: Content) =>
    queryOptions({
      queryKey: [...publicationKey(organization, tour), version, 'parts'],
      queryFn: () => withAppErrors(readParts({ organization, tour, version })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const publicationKey = (organization: OrgId, tour: TourId) => ['organizations', organization, 'tours', tour, 'versions'] as const;

async function pageOf(organization: OrgId, tour: TourId, before: number | null): Promise<Page> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query, where } = await store();
  const versions = collection(db, `${tourPath(organization, tour)}/versions`);
  const older = before === null ? [] : [where('number', '<', before)];
  const { docs } = await getDocs(query(versions, ...older, orderBy('number', 'desc'), limit(versionPageSize)));
  const read = docs.map((doc) => publicationVersionFrom(doc.id, fieldsOf(doc)));
  return { versions: read, next: docs.length < versionPageSize ? null : (read.at(-1)?.number ?? null) };
}

async function readVisits(organization: OrgId, tour: TourId): Promise<VisitsDocument[]> {
  const { db, collection, fieldsOf, getDocs } = await store();
  const { docs } = await getDocs(collection(db, `${tourPath(organization, tour)}/visits`));
  return docs.map((doc) => ({ id: doc.id, fields: fieldsOf(doc) }));
}

async function readContent(content: Content): Promise<Snapshot> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const stored = await getDoc(doc(db, `${tourPath(content.organization, content.tour)}/snapshots/${content.version}`));
  if (!stored.exists()) throw new AppError('not-found', serverErrorTexts.get().versionGone);
  const snapshot = snapshotFrom(stored.id, fieldsOf(stored));
  return snapshot.parts === 0 ? snapshot : { ...snapshot, pois: joinedFolders([...snapshot.pois, ...(await readParts(content))]) };
}

async function readParts({ organization, tour, version }: Content): Promise<SnapshotFolder[]> {
  const path = partsOf(organization, tour, version);
  // ids that are missing are made of the position, which is another in each part
  const read = (id: string, { pois }: Stored) => ({ id, folders: snapshotFoldersFrom(pois, Number(id) * 1000) });
  // a visitor's copy for use offline has the responses to requests; of a user's, the database has its own cache
  const response = mayBeSignedIn() ? null : await restFetch(path, () => pageQuery(path, {}));
  const parts = response ? response.documents.map((document) => readDocument({ path, read }, document)) : await readStored(path, read);
  return parts.toSorted((one, other) => Number(one.id) - Number(other.id)).flatMap(({ folders }) => folders);
}

async function readStored<T>(path: string, read: (id: string, fields: Stored) => T): Promise<T[]> {
  const { db, collection, fieldsOf, getDocs, limit, query } = await store();
  return (await getDocs(query(collection(db, path), limit(pageSize)))).docs.map((part) => read(part.id, fieldsOf(part)));
}
