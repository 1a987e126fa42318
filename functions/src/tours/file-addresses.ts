import { fileAddressFrom } from '@/domain/files/file-address';
import { isRecord } from '@/domain/stored';
import { app } from '../core/app';

/** A file of a tour, as an address names it: `organizations/{organization}/tour/{tour}/{name}` and the token that opens it. */
export type TourFile = { organization: string; tour: string; name: string; path: string; token: string };

/** Where the files of a tour are. */
export const tourFolder = (organization: string, tour: string): string => `organizations/${organization}/tour/${tour}/`;

/** The folders that the rules of storage know. */
const tourFile = /^organizations\/([^/]+)\/tour\/([^/]+)\/((?:files|screenshots)\/[^/]+|uploads\/(?:[^/]+\/)?[^/]+)$/;

/** The file of a tour that an address names; null for any other address, such as one of another service or bucket. */
export function tourFileOf(url: string): TourFile | null {
  const address = fileAddressFrom(url);
  if (!address || address.bucket !== app().options.storageBucket || !isFileService(url)) return null;
  const { path, token } = address;
  const [, organization, tour, name] = tourFile.exec(path) ?? [];
  return organization && tour && name ? { organization, tour, name, path, token } : null;
}

/** On a developer's machine the browser may know the emulator by another name of the loopback address. */
function isFileService(url: string): boolean {
  const { hostname } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return process.env.FIREBASE_STORAGE_EMULATOR_HOST ? isLoopback : hostname === 'firebasestorage.googleapis.com';
}

/** The addresses of files of tours in a stored value, at any depth: texts that are one, and those that are written inside a text. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return tourFileOf(value) ? [value] : writtenIn(value).filter((url) => tourFileOf(url) !== null);
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isPlain(value) ? Object.values(value).flatMap(addressesIn) : [];
}

/** The same value with other addresses in the place of those that are in `moves`. */
export function withAddresses(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moves.get(value) ?? withAddressesInText(value, moves);
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, moves));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAddresses(entry, moves)]));
}

const written = /https?:\/\/[^\s"'<>]+/g;

const writtenIn = (text: string): string[] => (text.match(written) ?? []).map((url) => url.replaceAll('&amp;', '&'));

const withAddressesInText = (text: string, moves: ReadonlyMap<string, string>): string =>
  text.replace(written, (found) => {
    const moved = moves.get(found.replaceAll('&amp;', '&'));
    if (moved === undefined) return found;
    return found.includes('&amp;') ? moved.replaceAll('&', '&amp;') : moved;
  });

/** A stored map; times, places and references are the store's own kinds of value. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
