import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mapLayersFrom } from '@/domain/organizations/map-layers';
import { store } from '../core/app';
import { pagesBelow, removeFile, type StoredFile } from '../core/file-service';
import { copyFilesToCopies } from '../tours/copy-own-files';
import { addressesIn, tourFileAt, tourFileOf } from '../tours/file-addresses';
import { tourIn, whereStored } from '../tours/stored-tour';
import { layerFileAt, layerFileOf } from './map-layer-files';
import { UnusedFiles } from './unused-files';

/** Tours, and saved states, are large. */
const pageSize = 20;
const tourFields = ['description', 'documents', 'files', 'floorplans', 'folders', 'guidedTours', 'thumbnailUrl'];

/** The files of a tour; without a tour those of the organization's map layers. */
type Folder = { organization: string; tour: string | null; files: StoredFile[] };

/**
 * Deletes the files that nothing names. A file that nothing in its organization names, neither its tour nor another, nor a tour in the bin, is
 * remembered; once that is so for 30 days, and no saved state, translation or older version of the tour names it either, it is deleted, after copies of
 * the tour have their own. One that those name is looked at again in 30 days. The file of a map layer is deleted once the organization's layers haven’t named it for 30
 * days. Idempotent.
 * @throws Error if one could not be deleted, after all others were tried
 */
export async function purgeUnusedFiles(now = new Date()): Promise<void> {
  const unused = await UnusedFiles.load(now);
  const failed: unknown[] = [];
  let organization = '';
  let named: ReadonlySet<string> = new Set();
  for await (const { tour, ...folder } of folders()) {
    if (tour === null) {
      await purgeLayerFiles(folder, unused).catch((error: unknown) => failed.push(error));
      continue;
    }
    if (folder.organization !== organization) {
      organization = folder.organization;
      named = await pathsNamedBy(organization);
    }
    await purgeFolder({ ...folder, tour }, named, unused).catch((error: unknown) => failed.push(error));
  }
  await unused.forgetMissing();
  if (failed.length > 0) throw new Error(`Files in ${failed.length} folders could not be deleted.`, { cause: failed[0] });
}

async function purgeFolder(
  { organization, tour, files }: Folder & { tour: string },
  named: ReadonlySet<string>,
  unused: UnusedFiles,
): Promise<void> {
  const due = await unused.note(
    files.map(({ path }) => path),
    (path) => named.has(path),
  );
  if (due.length === 0) return;
  const saved = await pathsSaved(organization, tour);
  // it may have been restored while the others were read
  addPaths(saved, tourIn(await whereStored(store().doc(`tours/${tour}`))));
  // all of them, so that the history is not read for each at a time of its own
  await unused.postpone(files.map(({ path }) => path).filter((path) => saved.has(path) && !named.has(path)));
  const lost = due.filter((path) => !saved.has(path));
  if (lost.length === 0) return;
  // copies of a tour have files of their own before it loses its own
  const stored = await store().doc(`tours/${tour}`).get();
  await copyFilesToCopies({ id: tour, organization, isPublic: stored.get('public') === true });
  for (const path of lost) await removeFile(path);
  await unused.forget(lost);
}

/** A file can be uploaded and its layer never saved, or a layer be deleted. */
async function purgeLayerFiles({ organization, files }: Omit<Folder, 'tour'>, unused: UnusedFiles): Promise<void> {
  const stored = await store().doc(`organizations/${organization}`).get();
  const named = new Set((mapLayersFrom(stored.get('mapLayers')) ?? []).map(({ url }) => layerFileOf(url)));
  const due = await unused.note(
    files.map(({ path }) => path),
    (path) => named.has(path),
  );
  for (const path of due) await removeFile(path);
  await unused.forget(due);
}

/** The files of all tours and map layers, folder by folder: a listing is in the order of paths. */
async function* folders(): AsyncGenerator<Folder> {
  let folder: Folder | null = null;
  for await (const page of pagesBelow('organizations/')) {
    for (const file of page) {
      const found = folderAt(file.path);
      if (!found) continue;
      if (folder && (folder.organization !== found.organization || folder.tour !== found.tour)) {
        yield folder;
        folder = null;
      }
      folder ??= { ...found, files: [] };
      folder.files.push(file);
    }
  }
  if (folder) yield folder;
}

function folderAt(path: string): Omit<Folder, 'files'> | null {
  const file = tourFileAt(path);
  if (file) return { organization: file.organization, tour: file.tour };
  const layer = layerFileAt(path);
  return layer && { organization: layer.organization, tour: null };
}

/** The paths of all files that tours of an organization name: in the list, in locations, and in the bin. */
async function pathsNamedBy(organization: string): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  const tours = store()
    .collectionGroup('tours')
    .where('organization', '==', organization)
    .select(...tourFields);
  // of a tour that does not fit into the bin, the tombstone names the rest
  const tombstones = store().collection('tours').where('binnedFrom', '==', organization).select('rest');
  for (const query of [tours, tombstones, store().collection(`organizations/${organization}/bin`).select('tour')])
    for await (const tour of documentsOf(query.orderBy(FieldPath.documentId()))) addPaths(paths, tour.data());
  return paths;
}

/** The paths that the saved states of a tour name, its translations, and versions from before they had files of their own. */
async function pathsSaved(organization: string, tour: string): Promise<Set<string>> {
  const paths = new Set<string>();
  const versions = store().collection(`organizations/${organization}/tours/${tour}/snapshots`);
  const queries = [
    store().collection(`tours/${tour}/poiHistory`).select('folders', 'guidedTours'),
    store().collection(`tours/${tour}/languages`),
    versions,
  ];
  for (const query of queries)
    for await (const document of documentsOf(query.orderBy(FieldPath.documentId()))) {
      addPaths(paths, document.data());
      if (!(document.get('parts') > 0)) continue;
      const parts = document.ref.collection('parts').orderBy(FieldPath.documentId());
      for await (const part of documentsOf(parts)) addPaths(paths, part.data());
    }
  return paths;
}

function addPaths(paths: Set<string>, value: unknown): void {
  for (const url of addressesIn(value)) {
    const path = tourFileOf(url)?.path;
    if (path !== undefined) paths.add(path);
  }
}

async function* documentsOf(ordered: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next = ordered.limit(pageSize);
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last) return;
    next = ordered.startAfter(last).limit(pageSize);
  }
}
