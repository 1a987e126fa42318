import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { addressAt } from '@/domain/files/file-address';
import { store } from '../core/app';
import { copyFile, filesBelow, removeFile, removeFiles } from '../core/file-service';
import { forEachPage } from '../core/pages';
import type { FormerTour } from './can-copy-from';
import { type Budget, copyFilesToCopies } from './copy-own-files';
import { tourFileOf, tourFolder } from './file-addresses';
import { addressesOf, rewriteAddresses } from './rewrite-file-addresses';
import { organizationIn, tourIn, whereStored } from './stored-tour';

const runBudget: Budget = { files: 500, bytes: 4 * 1024 ** 3 };

/**
 * Moves the files of a moved tour to its organization's folder, where the storage rules look for them: copies them all, updates the addresses in the
 * tour, its history and its translations, gives copies of the tour their own files, and deletes the old folder.
 * @throws if there are more files than one run copies, or the tour was moved again, so that the platform retries
 */
export async function moveFiles(tour: DocumentReference, former: FormerTour, moved: Timestamp, budget = runBudget): Promise<void> {
  const from = tourFolder(former.organization, former.id);
  const organization = organizationIn(await whereStored(tour));
  if (former.organization === '' || organization === former.organization) return;
  // a deleted tour has no organization: its remaining files here are deleted
  if (organization !== '') {
    const to = tourFolder(organization, former.id);
    const copied = await copyFolder(from, to, budget);
    if (!(await pointToFolder((await whereStored(tour)).ref, from, to))) {
      await Promise.all(copied.map(removeFile));
      throw new Error(`${tour.path} was moved again, or deleted, while its files were copied.`);
    }
    await forEachBelow(tour, (document) => pointToFolder(document, from, to));
  }
  await copyFilesToCopies(former);
  if (organizationIn(await whereStored(tour)) !== former.organization) await removeFiles(from, moved);
}

/** @returns the files copied in this run; existing ones were copied by an earlier run, or uploaded since */
async function copyFolder(from: string, to: string, budget: Budget): Promise<string[]> {
  const existing = await filesBelow(to);
  const missing = [...(await filesBelow(from)).values()].filter(({ path }) => !existing.has(to + path.slice(from.length)));
  const copied: string[] = [];
  let remainingBytes = budget.bytes;
  for (const { path, bytes } of missing) {
    if (copied.length > 0 && (copied.length >= budget.files || bytes > remainingBytes))
      throw new Error(`${from} has more files than one run copies.`);
    const target = to + path.slice(from.length);
    await copyFile(path, target);
    copied.push(target);
    remainingBytes -= bytes;
  }
  return copied;
}

/** Replaces the addresses of files in one folder by those in the other. @returns false if the document was moved or deleted */
async function pointToFolder(document: DocumentReference, from: string, to: string): Promise<boolean> {
  const snapshot = await document.get();
  const inFolder = addressesOf(tourIn(snapshot)).filter((url) => tourFileOf(url)?.path.startsWith(from));
  const moves = new Map(inFolder.map((url) => [url, addressAt(url, to + (tourFileOf(url)?.name ?? ''))]));
  return rewriteAddresses(document, moves, (now) => organizationIn(now) === organizationIn(snapshot));
}

/** History entries are as large as the tour, so only their ids are read first. */
async function forEachBelow(tour: DocumentReference, work: (document: DocumentReference) => Promise<unknown>): Promise<void> {
  const documents: DocumentReference[] = [];
  for (const name of ['poiHistory', 'languages'])
    await forEachPage(store().collection(`${tour.path}/${name}`).select(), (page) => void documents.push(...page.map(({ ref }) => ref)));
  for (const document of documents) await work(document);
}
