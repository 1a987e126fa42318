import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { dayMs, hourMs } from '@/domain/durations';
import { addressAt } from '@/domain/files/file-address';
import { withoutToken } from '@/domain/files/without-token';
import { store } from '../core/app';
import { copyFile, fileAt, filesBelow, type StoredFile } from '../core/file-service';
import { forEachOf } from '../core/for-each-of';
import { canCopyFrom } from '../tours/can-copy-from';
import { addressesIn, type TourFile, tourFileOf, tourFolder } from '../tours/file-addresses';
import { fileRef, type PublicationRef, publishedFolder } from './refs';

/** A copy that no version uses yet is used again for this time; the daily purge deletes older ones only after `orphanMs`. */
const reuseMs = 12 * hourMs;
export const orphanMs = dayMs;

/** The files of a version, by name, with their bytes and the paths they are copied from, and the new address of each old one. `stored` are those that another version has too. */
export type PublishedFiles = {
  moves: Map<string, string>;
  bytes: Map<string, number>;
  originals: Map<string, string>;
  stored: Set<string>;
};

/** A file to copy: its addresses, where it is, and the name of its copy. */
type Copy = { urls: readonly string[]; source: StoredFile; name: string };

/**
 * Copies the tour files that a value names into the folder of the tour's versions, without tokens, so that only the rules open them. A name is the
 * hash of the content, so a file is stored once for all versions. Other tours' files are copied only if their address has a valid token and the
 * caller may read them. The address of any other tour file loses its token. Can be repeated after an interruption: what is there is not copied again.
 * Folders are listed instead of requesting each file, so that many files take as many requests as there are copies to make.
 */
export async function copyPublishedFiles(tour: PublicationRef, value: unknown, caller: Identity): Promise<PublishedFiles> {
  const result: PublishedFiles = { moves: new Map(), bytes: new Map(), originals: new Map(), stored: new Set() };
  const copies = await copiesOf(tour, value, caller, result);
  const again = publishedNamesIn(tour, value);
  const documents = await documentsOf(tour, [...copies.map(({ name }) => name), ...again]);
  const needsCopies = again.length > 0 || copies.some(({ name }) => !documents.get(name)?.exists);
  const existing = needsCopies ? await filesBelow(publishedFolder(tour)) : new Map<string, StoredFile>();
  await forEachOf(copies, async ({ urls, source, name }) => {
    const target = publishedFolder(tour) + name;
    if (documents.get(name)?.exists) result.stored.add(name);
    else if (!isFresh(existing.get(target), source) && !(await copyWithoutTokens(source, target))) return;
    result.bytes.set(name, source.bytes);
    result.originals.set(name, source.path);
    for (const url of urls) result.moves.set(url, withoutToken(addressAt(url, target)));
  });
  for (const name of again) useAgain(name, existing.get(publishedFolder(tour) + name), documents.get(name), result);
  return result;
}

/** A file that another version of the tour has, which an edited copy of it keeps. */
function useAgain(
  name: string,
  file: StoredFile | undefined,
  document: DocumentSnapshot | undefined,
  { bytes, originals, stored }: PublishedFiles,
): void {
  if (!file || !document?.exists) return;
  bytes.set(name, file.bytes);
  originals.set(name, document.get('original') ?? '');
  stored.add(name);
}

/** The files that may be copied, and in `moves` the addresses of all of them without tokens. */
async function copiesOf(tour: PublicationRef, value: unknown, caller: Identity, { moves }: Pick<PublishedFiles, 'moves'>): Promise<Copy[]> {
  const byPath = new Map<string, string[]>();
  for (const url of new Set(addressesIn(value))) {
    moves.set(url, withoutToken(url));
    const path = tourFileOf(url)?.path ?? '';
    byPath.set(path, [...(byPath.get(path) ?? []), url]);
  }
  const folder = tourFolder(tour.organization, tour.tour);
  const own = [...byPath.keys()].some((path) => path.startsWith(folder)) ? await filesBelow(folder) : new Map<string, StoredFile>();
  const copies: Copy[] = [];
  await forEachOf([...byPath], async ([path, urls]) => {
    const files = urls.flatMap((url) => tourFileOf(url) ?? []);
    const [file] = files;
    const source = path.startsWith(folder) ? own.get(path) : file && (await fileAt(path));
    if (file && source && (await mayCopy(tour, files, source, caller))) copies.push({ urls, source, name: publishedName(file, source) });
  });
  return copies;
}

/** The documents of published files, by name. */
async function documentsOf(tour: PublicationRef, names: readonly string[]): Promise<Map<string, DocumentSnapshot>> {
  if (names.length === 0) return new Map();
  const documents = await store().getAll(...[...new Set(names)].map((name) => fileRef(tour, name)));
  return new Map(documents.map((document) => [document.id, document]));
}

async function mayCopy(
  { organization, tour }: PublicationRef,
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

const isFresh = (copy: StoredFile | undefined, source: StoredFile): boolean =>
  copy !== undefined && copy.bytes === source.bytes && copy.created.getTime() > Date.now() - reuseMs;

/** The file service replaces all metadata or none, and tokens are part of it. */
const copyWithoutTokens = ({ path, headers }: StoredFile, to: string): Promise<boolean> =>
  copyFile(path, to, { ...headers, cacheControl: 'private, max-age=3600', metadata: { published: 'true' } });

/** The names of the published files of a tour that a value names. */
export function publishedNamesIn(tour: PublicationRef, value: unknown): string[] {
  const folder = encodeURIComponent(publishedFolder(tour));
  const names = JSON.stringify(value)
    .split(folder)
    .slice(1)
    .map((rest) => /^[\da-f]{64}(?:\.[a-z\d]{1,8})?/.exec(rest)?.[0]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
