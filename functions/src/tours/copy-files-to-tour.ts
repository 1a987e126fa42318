import type { Identity } from '@/domain/access/identity';
import { canRead, canWrite } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import type { CallableResult } from '@/domain/callables/results';
import { isTombstone } from '@/domain/tours/tombstone';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { store } from '../core/app';
import { allow } from '../core/callable';
import { withDates } from '../core/dates';
import { requireChangeable, requireRoomForFiles } from '../organization-limits/require';
import { accessContextOf } from './access-context';
import { copyAll, type FileSource } from './copy-own-files';
import { type TourFile, tourFileOf, tourFolder } from './file-addresses';

/**
 * Copies files of other tours into the folder of a tour that the caller may write, for what is pasted into it. The caller must be able to read the tour
 * of each file now, and its address must have a valid token. Addresses of anything else are in neither list, as are files that are too many for one call;
 * calling it again copies nothing twice.
 * @throws permission-denied, failed-precondition without an organization, and while it is suspended; resource-exhausted where its storage is full
 */
export async function copyFilesToTour(id: string, urls: readonly string[], caller: Identity): Promise<CallableResult<'copyFilesToTour'>> {
  const tour = await readTour(id);
  allow(tour !== null && canWrite(caller, tour, await accessContextOf(caller, tour)), 'You don’t have permission to change this tour.');
  if (tour.organization === '') throw new AppError('failed-precondition', 'This tour belongs to no organization. Move it to one first.');
  await requireChangeable(caller, tour.organization);
  await requireRoomForFiles(caller, tour.organization);
  const own = tourFolder(tour.organization, tour.id);
  const sources = sourcesOf(urls, own);
  const readable = await readableTours(sources, caller);
  const allowed = sources.filter(({ file }) => readable.has(tourOf(file)) && !file.isOlder);
  const { moves, isDone } = await copyAll(allowed, own);
  const denied = sources.filter((source) => !allowed.includes(source)).flatMap((source) => source.urls);
  // what one call does not manage is in neither list, and is left to the next
  const missing = isDone ? allowed.flatMap((source) => source.urls).filter((url) => !moves.has(url)) : [];
  return {
    copied: [...moves].map(([from, to]) => ({ from, to })),
    rejected: [
      ...denied.map((url) => ({ url, reason: 'denied' as const })),
      ...missing.map((url) => ({ url, reason: 'missing' as const })),
    ],
  };
}

function sourcesOf(urls: readonly string[], own: string): FileSource[] {
  const sources = new Map<string, FileSource>();
  for (const url of new Set(urls)) {
    const file = tourFileOf(url);
    if (!file || file.path.startsWith(own)) continue;
    const source = sources.get(file.path) ?? { file, urls: [] };
    source.urls.push(url);
    sources.set(file.path, source);
  }
  return [...sources.values()];
}

const tourOf = ({ organization, tour }: TourFile): string => `${organization}/${tour}`;

/** The tours of these files that the caller may read. Files below another organization than the tour's are not its own. */
async function readableTours(sources: readonly FileSource[], caller: Identity): Promise<ReadonlySet<string>> {
  const files = new Map(sources.map(({ file }) => [tourOf(file), file]));
  const readable = new Set<string>();
  for (const [key, { organization, tour: id }] of files) {
    const tour = await readTour(id);
    if (tour?.organization === organization && canRead(caller, tour, await accessContextOf(caller, tour))) readable.add(key);
  }
  return readable;
}

/** The tour; null for one that does not exist, or is in the bin. */
async function readTour(id: string): Promise<Tour | null> {
  const snapshot = await store().doc(`tours/${id}`).get();
  const stored = snapshot.data();
  return stored && !isTombstone(stored) ? tourFrom(id, withDates(stored)) : null;
}
