import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { addressAt } from '@/domain/files/file-address';
import { type Stored, text } from '@/domain/stored';
import { store } from '../core/app';
import { copyFile, filesBelow, removeFile, removeFiles } from '../core/file-service';
import { forEachPage } from '../core/pages';
import { tourFileOf, tourFolder } from './file-addresses';
import type { FormerTour } from './may-take';
import { addressesOf, rewriteAddresses } from './rewrite-addresses';
import { type Budget, leaveFilesToCopies } from './take-own-files';

const oneRun: Budget = { files: 500, bytes: 4 * 1024 ** 3 };

/**
 * Brings the files of a moved tour into the folder of its organization, where the rules of storage look for them: all are copied, the addresses in
 * the tour and its saved states lead there, copies of the tour take theirs, and the old folder is emptied.
 * @throws when there is more than one run copies, or the tour was moved on, so that the platform runs it again
 */
export async function moveFiles(tour: DocumentReference, former: FormerTour, moved: Timestamp, budget = oneRun): Promise<void> {
  const from = tourFolder(former.organization, former.id);
  const organization = text((await tour.get()).get('organization'));
  if (former.organization === '' || organization === former.organization) return;
  // a deleted tour has none: what is left of it here goes
  if (organization !== '') {
    const to = tourFolder(organization, former.id);
    const copied = await copyFolder(from, to, budget);
    if (!(await pointToFolder(tour, from, to))) {
      await Promise.all(copied.map(removeFile));
      throw new Error(`${tour.path} was moved again, or deleted, while its files were copied.`);
    }
    await forEachSavedState(tour, (entry) => pointToFolder(entry, from, to));
  }
  await leaveFilesToCopies(former);
  if (text((await tour.get()).get('organization')) !== former.organization) await removeFiles(from, moved);
}

/** @returns what was copied in this run; what was there already was copied by an earlier one, or stored since */
async function copyFolder(from: string, to: string, budget: Budget): Promise<string[]> {
  const there = await filesBelow(to);
  const missing = [...(await filesBelow(from)).values()].filter(({ path }) => !there.has(to + path.slice(from.length)));
  const copied: string[] = [];
  let left = budget.bytes;
  for (const { path, bytes } of missing) {
    if (copied.length > 0 && (copied.length >= budget.files || bytes > left))
      throw new Error(`${from} has more files than one run copies.`);
    const target = to + path.slice(from.length);
    await copyFile(path, target);
    copied.push(target);
    left -= bytes;
  }
  return copied;
}

/** Makes the addresses of files in one folder those of the same files in the other. @returns false when the document moved or is gone */
async function pointToFolder(document: DocumentReference, from: string, to: string): Promise<boolean> {
  const snapshot = await document.get();
  const stored: Stored = snapshot.data() ?? {};
  const inFolder = addressesOf(stored).filter((url) => tourFileOf(url)?.path.startsWith(from));
  const moves = new Map(inFolder.map((url) => [url, addressAt(url, to + (tourFileOf(url)?.name ?? ''))]));
  return rewriteAddresses(document, moves, (now) => now.get('organization') === stored.organization);
}

/** Saved states are as large as the tour: their ids are enough to go through them. */
async function forEachSavedState(tour: DocumentReference, work: (entry: DocumentReference) => Promise<unknown>): Promise<void> {
  const entries: DocumentReference[] = [];
  await forEachPage(store().collection(`${tour.path}/poiHistory`).select(), (page) => void entries.push(...page.map(({ ref }) => ref)));
  for (const entry of entries) await work(entry);
}
