import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { addressAt, withToken } from '@/domain/files/file-address';
import { withAddresses } from '@/domain/files/file-addresses-in';
import { allPois, type Folder, foldersFrom, storedFolders } from '@/domain/folders/folder';
import { storedGuidedTours } from '@/domain/guided-tours/guided-tour';
import { isPathPart } from '@/domain/path-part';
import { withExcluded } from '@/domain/point-types/excluded';
import { availableTypes, usedTypes } from '@/domain/point-types/used-types';
import { foldersOfSnapshot, joinedFolders, snapshotFoldersFrom, snapshotFrom } from '@/domain/publishing/snapshots';
import { text } from '@/domain/stored';
import type { EditedTour } from '@/domain/tours/edited';
import { findImportLimitProblem } from '@/domain/tours/import-bounds';
import { formatKib, tourSize } from '@/domain/tours/size';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { copyFile, fileAt, type StoredFile, withTokens } from '../core/file-service';
import { tourFolder } from '../tours/file-addresses';
import { publishedNamesIn } from './copy-published-files';
import { readSnapshot } from './edited-version';
import { fileRef, type PublicationRef, partsOf, publishedFolder } from './refs';
import { confirmStillWritable } from './writable-tour';

type Input = { version: string; historyId: string };
type Content = Pick<EditedTour, 'folders' | 'guidedTours' | 'rooms'>;

/**
 * Replaces the content of a tour by that of a version, as a save that the history has, with the state before it. The version's files become the tour's own
 * again: the original where it is unchanged, else a copy. Repeating the call with the same history id is harmless.
 * @throws not-found, permission-denied, aborted if the tour was saved in the meantime, or has a saved state with this id
 */
export async function restoreVersion(tour: Tour, { version, historyId }: Input, caller: Identity): Promise<void> {
  if (tour.historyId === historyId) return;
  const ref: PublicationRef = { organization: tour.organization, tour: tour.id };
  const { pointTypes: ofVersion, ...content } = await readContent(ref, version, tour);
  const moves = await movesBack(ref, content);
  const moved = withAddresses(content, moves) as Content;
  const folders = withWhatIsNotPublished(withExcluded(moved.folders, tour, ofVersion), tour);
  const pointTypes = usedTypes(folders, availableTypes(tour.pointTypes, ofVersion));
  const restored = {
    folders: storedFolders(folders),
    guidedTours: storedGuidedTours(moved.guidedTours),
    rooms: [...moved.rooms],
  };
  confirmIsStorable(tour, { ...moved, folders: foldersFrom(restored.folders) }, restored.folders);
  // copying files took minutes
  await confirmStillWritable(caller, tour.id);
  await store().runTransaction(async (transaction) => {
    const document = store().doc(`tours/${tour.id}`);
    const history = document.collection('poiHistory');
    const before = history.doc(isPathPart(tour.historyId) ? tour.historyId : randomUUID());
    const restoredAs = history.doc(historyId);
    const [now, saved, restoredBefore] = await transaction.getAll(document, before, restoredAs);
    if (now?.get('historyId') === historyId) return;
    // what the history has is never written again: it may be anybody's save, or this restore, which somebody saved over
    if (restoredBefore?.exists || text(now?.get('historyId')) !== tour.historyId || now?.get('organization') !== tour.organization)
      throw new AppError('aborted', 'Someone else saved this tour in the meantime. Look at it, then restore again.');
    const author = { userUid: caller.uid, userEmail: caller.email, timestamp: FieldValue.serverTimestamp() };
    // an imported tour may never have been saved
    if (!saved?.exists)
      transaction.set(before, {
        folders: now?.get('folders') ?? [],
        guidedTours: now?.get('guidedTours') ?? [],
        rooms: now?.get('rooms') ?? [],
        ...author,
        timestamp: now?.updateTime ?? new Date(),
      });
    transaction.update(document, { ...restored, pointTypes, historyId, updated: FieldValue.serverTimestamp() });
    transaction.create(restoredAs, { ...restored, ...author });
  });
}

/** What a version shows may be more than a tour can have: it was published from what somebody sent. @throws failed-precondition */
function confirmIsStorable(tour: Tour, content: Content, folders: ReturnType<typeof storedFolders>): void {
  const problem = findImportLimitProblem(folders);
  if (problem) throw new AppError('failed-precondition', `This version can’t be restored into the tour. ${problem.what}`);
  const { bytes, share } = tourSize(tour, { name: tour.name, floors: tour.floors, ...content });
  if (share > 1)
    throw new AppError(
      'failed-precondition',
      `This version can’t be restored into the tour, which would have ${formatKib(bytes)}: more than can be stored.`,
    );
}

/** What a version restores; one from before tours had guided tours and rooms leaves those of the tour. */
async function readContent(ref: PublicationRef, version: string, tour: Tour): Promise<Content & Pick<Tour, 'pointTypes'>> {
  const [snapshot, parts] = await Promise.all([readSnapshot(ref, version), partsOf(ref, version).get()]);
  const rest = parts.docs.toSorted((one, other) => Number(one.id) - Number(other.id)).flatMap((part) => part.get('pois'));
  const { guidedTours, rooms, pointTypes } = snapshotFrom(version, snapshot.data() ?? {});
  return {
    folders: foldersOfSnapshot({ pois: joinedFolders(snapshotFoldersFrom([...(snapshot.get('pois') ?? []), ...rest])) }),
    guidedTours: guidedTours ?? tour.guidedTours,
    rooms: rooms ?? tour.rooms,
    pointTypes,
  };
}

/** Addresses of the version's files, with the addresses of the tour's own. */
async function movesBack(ref: PublicationRef, content: Content): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const moves = new Map<string, string>();
  const names = publishedNamesIn(ref, content);
  for (const name of names) paths.set(encodeURIComponent(publishedFolder(ref) + name), name);
  for (const url of addressesIn(content)) {
    const name = paths.get(new URL(url).pathname.split('/o/')[1] ?? '');
    const own = name === undefined ? null : await ownFile(ref, name);
    if (own) moves.set(url, withToken(addressAt(url, own.path), own.tokens[0] ?? ''));
  }
  return moves;
}

/** The tour's own file with the content of a published one; null if both are gone. */
async function ownFile(ref: PublicationRef, name: string): Promise<StoredFile | null> {
  const published = await fileAt(publishedFolder(ref) + name);
  const folder = tourFolder(ref.organization, ref.tour);
  const original = text((await fileRef(ref, name).get()).get('original'));
  const [hash = ''] = name.split('.');
  const uuid = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
  const copy = `${folder}files/${uuid}__${(original.split('/').at(-1) || name).replace(/^.*?__/, '')}`;
  for (const path of [original, copy]) {
    const file = path.startsWith(folder) ? await fileAt(path) : null;
    if (file && file.tokens.length > 0 && (published === null || (file.hash === published.hash && file.bytes === published.bytes)))
      return file;
  }
  if (published === null) return null;
  await copyFile(published.path, copy, { ...published.headers, metadata: withTokens({}, [randomUUID()]) });
  return fileAt(copy);
}

/** Web addresses in texts, and texts that are one. */
function addressesIn(content: Content): Set<string> {
  const found = JSON.stringify(content).match(/https?:\/\/[^\s"'<>\\]+\/o\/[^\s"'<>\\]+/g) ?? [];
  return new Set(found.map((url) => url.replaceAll('&amp;', '&')).filter((url) => URL.canParse(url)));
}

/** Who made a point, its id in another system, and points that older tours nested below it, are not in versions: they come from the tour as it is. */
function withWhatIsNotPublished(folders: readonly Folder[], tour: Tour): Folder[] {
  const pois = new Map(allPois(tour.folders).map((poi) => [poi.identifier, poi]));
  const restored = (list: readonly Folder[]): Folder[] =>
    list.map((folder) => ({
      ...folder,
      children: restored(folder.children),
      pois: folder.pois.map((poi) => {
        const { userUid = '', children, externalId } = pois.get(poi.identifier) ?? {};
        return { ...poi, userUid, ...(children && { children }), ...(externalId !== undefined && { externalId }) };
      }),
    }));
  return restored(folders);
}
