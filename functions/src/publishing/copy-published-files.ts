import { createHash } from 'node:crypto';
import type { Identity } from '@/domain/access/identity';
import { addressAt } from '@/domain/files/file-address';
import { copyFile, fileAt, headersAt, type StoredFile } from '../core/file-service';
import { canCopyFrom } from '../tours/can-copy-from';
import { addressesIn, type TourFile, tourFileOf, tourFolder } from '../tours/file-addresses';
import { fileRef, publishedFolder, type TourRef } from './refs';

/** Number of files to copy concurrently. */
const maxConcurrent = 20;
/** A copy that no version uses yet is used again for this time; the daily purge deletes older ones only after `orphanMs`. */
const reuseMs = 12 * 3600_000;
export const orphanMs = 24 * 3600_000;

/** The files of a version, by name, with their bytes and the paths they are copied from, and the new address of each old one. `stored` are those that another version has too. */
export type PublishedFiles = {
  moves: Map<string, string>;
  bytes: Map<string, number>;
  originals: Map<string, string>;
  stored: Set<string>;
};

/**
 * Copies the tour files that a value names into the folder of the tour's versions, without tokens, so that only the rules open them. A name is the
 * hash of the content, so a file is stored once for all versions. Other tours' files are copied only if their address has a valid token and the
 * caller may read them. The address of any other tour file loses its token. Can be repeated after an interruption: what is there is not copied again.
 */
export async function copyPublishedFiles(tour: TourRef, value: unknown, caller: Identity): Promise<PublishedFiles> {
  const result: PublishedFiles = { moves: new Map(), bytes: new Map(), originals: new Map(), stored: new Set() };
  const byPath = new Map<string, string[]>();
  for (const url of new Set(addressesIn(value))) {
    const path = tourFileOf(url)?.path ?? '';
    byPath.set(path, [...(byPath.get(path) ?? []), url]);
  }
  const queue = [...byPath.values()];
  const worker = async () => {
    for (let urls = queue.pop(); urls; urls = queue.pop()) await copyOne(tour, urls, caller, result);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  await Promise.all(publishedNamesIn(tour, value).map((name) => useAgain(tour, name, result)));
  return result;
}

/** A file that another version of the tour has, which an edited copy of it keeps. */
async function useAgain(tour: TourRef, name: string, { bytes, originals, stored }: PublishedFiles): Promise<void> {
  const [file, document] = await Promise.all([fileAt(publishedFolder(tour) + name), fileRef(tour, name).get()]);
  if (!file || !document.exists) return;
  bytes.set(name, file.bytes);
  originals.set(name, document.get('original') ?? '');
  stored.add(name);
}

async function copyOne(
  tour: TourRef,
  urls: readonly string[],
  caller: Identity,
  { moves, bytes, originals, stored }: PublishedFiles,
): Promise<void> {
  for (const url of urls) moves.set(url, withoutToken(url));
  const files = urls.flatMap((url) => tourFileOf(url) ?? []);
  const [file] = files;
  const source = file && (await fileAt(file.path));
  if (!file || !source || !(await mayCopy(tour, files, source, caller))) return;
  const name = publishedName(file, source);
  const target = publishedFolder(tour) + name;
  if ((await fileRef(tour, name).get()).exists) stored.add(name);
  else if (!(await isFresh(target, source)) && !(await copyWithoutTokens(file.path, target))) return;
  bytes.set(name, source.bytes);
  originals.set(name, file.path);
  for (const url of urls) moves.set(url, withoutToken(addressAt(url, target)));
}

async function mayCopy(
  { organization, tour }: TourRef,
  files: readonly TourFile[],
  source: StoredFile,
  caller: Identity,
): Promise<boolean> {
  const [file] = files;
  if (!file || file.path.startsWith(tourFolder(organization, tour))) return file !== undefined;
  const hasToken = files.some(({ token }) => source.tokens.includes(token));
  return hasToken && canCopyFrom({ organization, createdBy: caller.uid }, file);
}

/** A file without a hash, which was composed of others, is identified by where it is and when it was written. */
function publishedName({ name, path }: TourFile, { hash, bytes, generation }: StoredFile): string {
  const content = hash === '' ? `${path} ${generation}` : `${hash} ${bytes}`;
  const [ending = ''] = /\.[a-z\d]{1,8}$/i.exec(name) ?? [];
  return createHash('sha256').update(content).digest('hex') + ending.toLowerCase();
}

async function isFresh(target: string, source: StoredFile): Promise<boolean> {
  const existing = await fileAt(target);
  return existing !== null && existing.bytes === source.bytes && existing.created.getTime() > Date.now() - reuseMs;
}

/** The file service replaces all metadata or none, and tokens are part of it. */
const copyWithoutTokens = async (from: string, to: string): Promise<boolean> =>
  copyFile(from, to, { ...(await headersAt(from)), cacheControl: 'private, max-age=3600', metadata: { published: 'true' } });

function withoutToken(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('token');
  return address.href;
}

/** The names of the published files of a tour that a value names. */
export function publishedNamesIn(tour: TourRef, value: unknown): string[] {
  const folder = encodeURIComponent(publishedFolder(tour));
  const names = JSON.stringify(value)
    .split(folder)
    .slice(1)
    .map((rest) => /^[\da-f]{64}(?:\.[a-z\d]{1,8})?/.exec(rest)?.[0]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
