import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { addressAt } from '@/domain/files/file-address';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { copyFile, fileAt, filesBelow, removeFile, type StoredFile } from '../core/file-service';
import { type TourFile, tourFileOf, tourFolder } from './file-addresses';
import { type FormerTour, mayTake } from './may-take';
import { addressesOf, rewriteAddresses } from './rewrite-addresses';

/** How much one run copies; what is left is for the next. One file is always copied, so that every run gets further. */
export type Budget = { files: number; bytes: number };
const oneRun: Budget = { files: 200, bytes: 2 * 1024 ** 3 };

type Source = { file: TourFile; urls: string[] };

/**
 * Gives a copied tour files of its own: those in the folders of tours that its creator may read are copied into its own folder, each once, and its
 * addresses lead there. An address opens what it opened before, so nobody gets a file by naming it in a tour. What is its own already, or gone,
 * stays as it is, and no file of its own is replaced; to run it twice, or twice at once, is harmless.
 * @param former the tour that loses its files: no others are copied then
 * @throws when there is more than one run copies, so that the platform runs it again
 * @see TOUR-079
 */
export async function takeOwnFiles(tour: DocumentReference, former?: FormerTour, budget = oneRun): Promise<void> {
  const snapshot = await tour.get();
  const organization = text(snapshot.get('organization'));
  if (!snapshot.exists || organization === '') return;
  const own = tourFolder(organization, tour.id);
  const sources = sourcesIn(snapshot, own).filter(({ file }) => !former || file.tour === former.id);
  if (sources.length === 0) return;
  const into = { organization, createdBy: text(snapshot.get('createdBy')) };
  const readable = await filterBy(
    sources,
    ({ file }) => `${file.organization}/${file.tour}`,
    ({ file }) => mayTake(into, file, former),
  );
  const { moves, copied, isDone } = await copyAll(readable, own, budget);
  if (moves.size > 0 && !(await rewriteAddresses(tour, moves, isSame(snapshot)))) await removeStray(tour, own, copied);
  if (!isDone) throw new Error(`${tour.path} has more files to copy than one run does.`);
}

/** Does it for every copy of a tour that is about to lose its files. @throws when one has not got all, after all others were tried */
export async function leaveFilesToCopies(original: FormerTour): Promise<void> {
  const copies = await store().collection('tours').where('originalTourId', '==', original.id).select().get();
  const failed: unknown[] = [];
  for (const { ref } of copies.docs) await takeOwnFiles(ref, original).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new Error(`${failed.length} copies of ${original.id} have not got all of its files.`, { cause: failed[0] });
}

/** The files that a tour names outside of its own folder, each once with all addresses that name it. */
function sourcesIn(snapshot: DocumentSnapshot, own: string): Source[] {
  const sources = new Map<string, Source>();
  for (const url of addressesOf(snapshot.data() ?? {})) {
    const file = tourFileOf(url);
    if (!file || file.path.startsWith(own)) continue;
    const source = sources.get(file.path) ?? { file, urls: [] };
    source.urls.push(url);
    sources.set(file.path, source);
  }
  return [...sources.values()];
}

type Outcome = { moves: Map<string, string>; copied: string[]; isDone: boolean };

async function copyAll(sources: readonly Source[], own: string, budget: Budget): Promise<Outcome> {
  const outcome: Outcome = { moves: new Map(), copied: [], isDone: true };
  const existing = sources.length > 0 ? await filesBelow(own) : new Map<string, StoredFile>();
  let bytes = 0;
  for (const { file, urls } of sources) {
    const stored = await fileAt(file.path);
    const opening = urls.filter((url) => stored?.tokens.includes(tourFileOf(url)?.token ?? ''));
    const target = stored && opening.length > 0 ? targetFor(file, stored, own, existing) : undefined;
    if (!stored || target === undefined) continue;
    if (!existing.has(target)) {
      const isOver = outcome.copied.length >= budget.files || bytes + stored.bytes > budget.bytes;
      if (isOver && outcome.copied.length > 0) return { ...outcome, isDone: false };
      if (!(await copyFile(file.path, target))) continue;
      bytes += stored.bytes;
      outcome.copied.push(target);
      existing.set(target, { ...stored, path: target });
    }
    for (const url of opening) outcome.moves.set(url, addressAt(url, target));
  }
  return outcome;
}

/** Where the copy of a file is or goes: under its own name, or beside the file that has this name already; undefined when both are taken. */
function targetFor(
  { tour, name }: TourFile,
  stored: StoredFile,
  own: string,
  existing: ReadonlyMap<string, StoredFile>,
): string | undefined {
  const beside = name.replace(/[^/]+$/, (last) => `${tour}__${last}`);
  return [own + name, own + beside].find((path) => {
    const there = existing.get(path);
    return (
      !there || (there.bytes === stored.bytes && there.hash === stored.hash && stored.tokens.every((token) => there.tokens.includes(token)))
    );
  });
}

/** A tour that was deleted and created again, or moved, in the meantime is another one. */
const isSame = (before: DocumentSnapshot) => (now: DocumentSnapshot) =>
  now.get('organization') === before.get('organization') && now.createTime?.isEqual(before.createTime ?? now.createTime) === true;

/** Copies that came after the tour was gone would stay for ever: its own clean-up may be over. */
async function removeStray(tour: DocumentReference, own: string, copied: readonly string[]): Promise<void> {
  const now = await tour.get();
  const isHere = now.exists && tourFolder(text(now.get('organization')), tour.id) === own;
  if (!isHere) await Promise.all(copied.map(removeFile));
}

/** The entries of which this is so, asked once for each key. */
async function filterBy<T>(entries: readonly T[], keyOf: (entry: T) => string, ask: (entry: T) => Promise<boolean>): Promise<T[]> {
  const answers = new Map<string, boolean>();
  for (const entry of entries) if (!answers.has(keyOf(entry))) answers.set(keyOf(entry), await ask(entry));
  return entries.filter((entry) => answers.get(keyOf(entry)));
}
