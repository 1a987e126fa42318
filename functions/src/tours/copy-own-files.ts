import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { addressAt } from '@/domain/files/file-address';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { copyFile, fileAt, filesBelow, removeFile, type StoredFile } from '../core/file-service';
import { canCopyFrom, type FormerTour } from './can-copy-from';
import { type TourFile, tourFileOf, tourFolder } from './file-addresses';
import { addressesOf, rewriteAddresses } from './rewrite-file-addresses';
import { organizationIn, tourIn } from './stored-tour';

/** Maximum amount to copy in one run; the rest is left to the next. At least one file is copied, so that every run makes progress. */
export type Budget = { files: number; bytes: number };
const runBudget: Budget = { files: 200, bytes: 2 * 1024 ** 3 };

/** A file outside a tour's own folder, with all addresses that point to it. */
export type FileSource = { file: TourFile; urls: string[] };

/**
 * Gives a copied tour, which may be in a bin, its own files: files in folders of tours that its creator may read are copied to its own folder, once each, and its addresses
 * are updated. An address with a valid token already gave access, so nobody gains access by adding a file's address to a tour. Own and missing files
 * are unchanged, and no own file is replaced; running it twice, even concurrently, is harmless.
 * @param former the tour that loses its files: only those are copied
 * @throws if there are more files than one run copies, so that the platform retries
 * @see TOUR-079
 */
export async function copyOwnFiles(tour: DocumentReference, former?: FormerTour, budget = runBudget): Promise<void> {
  const snapshot = await tour.get();
  const organization = organizationIn(snapshot);
  if (!snapshot.exists || organization === '') return;
  const own = tourFolder(organization, tour.id);
  const sources = sourcesIn(snapshot, own).filter(({ file }) => !former || file.tour === former.id);
  if (sources.length === 0) return;
  const into = { organization, createdBy: text(tourIn(snapshot).createdBy) };
  const readable = await filterBy(
    sources,
    ({ file }) => `${file.organization}/${file.tour}`,
    ({ file }) => canCopyFrom(into, file, former),
  );
  const { moves, copied, isDone } = await copyAll(readable, own, budget);
  const isRewritten = moves.size === 0 || (await rewriteAddresses(tour, moves, isSame(snapshot)));
  if (!isRewritten) await removeStray(tour, own, copied);
  else if (moves.size > 0) await rewriteTranslations(tour, moves);
  if (!isDone) throw new Error(`${tour.path} has more files than one run copies.`);
}

/** Copies files for every copy of a tour, also those in a bin, that is about to lose its own. @throws if one is incomplete, after all others were tried */
export async function copyFilesToCopies(original: FormerTour): Promise<void> {
  const copies = await Promise.all([
    store().collection('tours').where('originalTourId', '==', original.id).select().get(),
    store().collectionGroup('bin').where('tour.originalTourId', '==', original.id).select().get(),
  ]);
  const failed: unknown[] = [];
  for (const { ref } of copies.flatMap(({ docs }) => docs)) await copyOwnFiles(ref, original).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new Error(`${failed.length} copies of ${original.id} do not have all of its files.`, { cause: failed[0] });
}

/** Files outside a tour's own folder, each with all addresses that point to it. */
function sourcesIn(snapshot: DocumentSnapshot, own: string): FileSource[] {
  const sources = new Map<string, FileSource>();
  const broughtOverFrom = text(tourIn(snapshot).importedOriginalTourId);
  for (const url of addressesOf(tourIn(snapshot))) {
    const file = tourFileOf(url);
    if (!file || file.path.startsWith(own) || (file.isOlder && file.tour !== broughtOverFrom)) continue;
    const source = sources.get(file.path) ?? { file, urls: [] };
    source.urls.push(url);
    sources.set(file.path, source);
  }
  return [...sources.values()];
}

/** The addresses of the copies by those that were copied, and the paths of the copies; `isDone` unless the budget ended before. */
type Outcome = { moves: Map<string, string>; copied: string[]; isDone: boolean };

/**
 * Copies files into a tour's own folder, once each; those whose addresses have no valid token, and missing ones, are left out. No file there is
 * replaced, so running it again copies nothing twice.
 */
export async function copyAll(sources: readonly FileSource[], own: string, budget = runBudget): Promise<Outcome> {
  const outcome: Outcome = { moves: new Map(), copied: [], isDone: true };
  const existing = sources.length > 0 ? await filesBelow(own) : new Map<string, StoredFile>();
  let bytes = 0;
  for (const { file, urls } of sources) {
    const stored = await fileAt(file.path);
    const readableUrls = urls.filter((url) => stored?.tokens.includes(tourFileOf(url)?.token ?? ''));
    const target = stored && readableUrls.length > 0 ? targetFor(file, stored, own, existing) : undefined;
    if (!stored || target === undefined) continue;
    if (!existing.has(target)) {
      const isOver = outcome.copied.length >= budget.files || bytes + stored.bytes > budget.bytes;
      if (isOver && outcome.copied.length > 0) return { ...outcome, isDone: false };
      if (!(await copyFile(file.path, target))) continue;
      bytes += stored.bytes;
      outcome.copied.push(target);
      existing.set(target, { ...stored, path: target });
    }
    for (const url of readableUrls) outcome.moves.set(url, addressAt(url, target));
  }
  return outcome;
}

/** The path of a file's copy: its own name, or a prefixed one if that is in use; undefined if both are. */
function targetFor(
  { tour, name }: TourFile,
  stored: StoredFile,
  own: string,
  existing: ReadonlyMap<string, StoredFile>,
): string | undefined {
  const prefixed = name.replace(/[^/]+$/, (last) => `${tour}__${last}`);
  return [own + name, own + prefixed].find((path) => {
    const current = existing.get(path);
    return (
      !current ||
      (current.bytes === stored.bytes && current.hash === stored.hash && stored.tokens.every((token) => current.tokens.includes(token)))
    );
  });
}

/** Its texts in other languages name the same files. */
async function rewriteTranslations(tour: DocumentReference, moves: ReadonlyMap<string, string>): Promise<void> {
  const { docs } = await store().collection(`tours/${tour.id}/languages`).select().get();
  for (const { ref } of docs) await rewriteAddresses(ref, moves, () => true);
}

/** A tour that was deleted and created again, or moved, in the meantime is not the same. */
const isSame = (before: DocumentSnapshot) => (now: DocumentSnapshot) =>
  organizationIn(now) === organizationIn(before) && now.createTime?.isEqual(before.createTime ?? now.createTime) === true;

/** Deletes copies made after the tour was deleted: its own clean-up may already be done. */
async function removeStray(tour: DocumentReference, own: string, copied: readonly string[]): Promise<void> {
  const now = await tour.get();
  const isUnchanged = now.exists && tourFolder(organizationIn(now), tour.id) === own;
  if (!isUnchanged) await Promise.all(copied.map(removeFile));
}

/** The entries that match; `ask` is called once per key. */
async function filterBy<T>(entries: readonly T[], keyOf: (entry: T) => string, matches: (entry: T) => Promise<boolean>): Promise<T[]> {
  const results = new Map<string, boolean>();
  for (const entry of entries) if (!results.has(keyOf(entry))) results.set(keyOf(entry), await matches(entry));
  return entries.filter((entry) => results.get(keyOf(entry)));
}
