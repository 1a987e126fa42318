import { decoded } from '../../decoded';
import { isRecord } from '../../stored';
import { safeEnding } from './archive-names';

/** Where the files of this installation are. `files` and `app` are beginnings of addresses, each with a trailing slash. */
export type OwnHosts = { files: readonly string[]; app: string };

/** A file of a version: its path in the archive, and where its bytes are: in storage, or below the app's own address. */
export type ArchivedFile = { path: string; source: { kind: 'stored' | 'served'; at: string } };

const addressPattern = /https?:\/\/[^\s"'<>]+/g;
const fileFields = new Set(['url', 'screenshot', 'thumbnailUrl', 'poster']);
const servedFile = /^\/(?!\/)[^\s"'<>?#]+\.[a-z\d]{1,8}$/i;

/** The path in storage of an address of this installation; null for any other address. */
export function storedPathOf(address: string, { files }: OwnHosts): string | null {
  const root = files.find((start) => address.startsWith(start));
  return root === undefined ? null : decoded(address.slice(root.length).replace(/[?#].*$/, '')) || null;
}

/** The files that a version names, by address: each is once in the archive, under a name made of its content or its place in the list. */
export function archivedFiles(version: unknown, hosts: OwnHosts): Map<string, ArchivedFile> {
  const files = new Map<string, ArchivedFile>();
  const bySource = new Map<string, ArchivedFile>();
  for (const address of addressesIn(version, '')) {
    const path = storedPathOf(address, hosts);
    const kind = path === null ? 'served' : 'stored';
    const at = path ?? address;
    if (path === null && !servedFile.test(address)) continue;
    const key = `${kind} ${at}`;
    const file = bySource.get(key) ?? { path: pathOf(at, bySource.size + 1), source: { kind, at } };
    bySource.set(key, file);
    files.set(address, file);
  }
  return files;
}

function pathOf(at: string, number: number): string {
  const [hash] = /[\da-f]{64}(?=\.[a-z\d]{1,8}$|$)/.exec(at.slice(at.lastIndexOf('/') + 1)) ?? [];
  return `files/${hash ?? `file-${number}`}${safeEnding(at)}`;
}

function addressesIn(value: unknown, field: string): string[] {
  if (typeof value === 'string') return fileFields.has(field) && servedFile.test(value) ? [value] : inText(value);
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, field));
  return isPlain(value) ? Object.entries(value).flatMap(([key, entry]) => addressesIn(entry, key)) : [];
}

const inText = (text: string): string[] => (text.match(addressPattern) ?? []).map(withoutEntities);
const withoutEntities = (address: string): string => address.replaceAll('&amp;', '&');

/**
 * A version with the addresses of the archive in place of those of this installation. An address of this installation that is not in the archive
 * becomes "", so that the archive depends on nothing.
 * @param paths the path in the archive by address
 */
export function withArchiveAddresses<T>(value: T, paths: ReadonlyMap<string, string>, hosts: OwnHosts): T {
  const own = [...hosts.files, hosts.app];
  const replace = (found: string): string => {
    const address = withoutEntities(found);
    return paths.get(address) ?? (own.some((start) => `${address}/`.startsWith(start)) ? '' : found);
  };
  const replaceIn = (entry: unknown, field: string): unknown => {
    if (typeof entry === 'string')
      return fileFields.has(field) && servedFile.test(entry) ? (paths.get(entry) ?? '') : entry.replace(addressPattern, replace);
    if (Array.isArray(entry)) return entry.map((part) => replaceIn(part, field));
    return isPlain(entry) ? Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, replaceIn(part, key)])) : entry;
  };
  return replaceIn(value, '') as T;
}

/** Whether an address is that of a file in the archive. */
export const isArchived = (address: string): boolean => /^files\/[\w-]+\.[a-z\d]{1,8}$/.test(address);

const isPlain = (value: unknown): value is Record<string, unknown> => isRecord(value) && !(value instanceof Date);
