import { fileAddressFrom } from '@/domain/files/file-address';
import { isRecord } from '@/domain/stored';
import { app } from '../core/app';

/** A tour's file, parsed from its address: `organizations/{organization}/tour/{tour}/{name}`, and the token that gives access; `isOlder` if it is a tour of the older layout. */
export type TourFile = { organization: string; tour: string; name: string; path: string; token: string; isOlder?: true };

/** The folder of a tour's files. */
export const tourFolder = (organization: string, tour: string): string => `organizations/${organization}/tour/${tour}/`;

/** The folders in the storage rules. */
const tourFile = /^organizations\/([^/]+)\/tour\/([^/]+)\/((?:files|screenshots)\/[^/]+|uploads\/(?:[^/]+\/)?[^/]+)$/;

/** The folder of a sweep's files in a tour of the older layout. */
const olderFile = /^organizations\/([^/]+)\/tours\/([^/]+)\/sweeps\/([^/]+)\/([^/]+)$/;

/** The organization, tour and name of the tour file at a path; null for any other file. */
export function tourFileAt(path: string): Omit<TourFile, 'token'> | null {
  const [, organization, tour, name] = tourFile.exec(path) ?? [];
  return organization && tour && name ? { organization, tour, name, path } : null;
}

/** The file of a sweep of an older tour, under the name that it gets in a tour of today; null for any other file. @see LEGACY-IMPORT-007 */
function olderFileAt(path: string): Omit<TourFile, 'token'> | null {
  const [, organization, tour, sweep, name] = olderFile.exec(path) ?? [];
  return organization && tour && sweep && name ? { organization, tour, name: `files/${sweep}__${name}`, path, isOlder: true } : null;
}

/** The tour file that an address points to; null for any other address, such as one of another service or bucket. */
export function tourFileOf(url: string): TourFile | null {
  const address = fileAddressFrom(url);
  if (!address || address.bucket !== app().options.storageBucket || !isFileService(url)) return null;
  const file = tourFileAt(address.path) ?? olderFileAt(address.path);
  return file && { ...file, token: address.token };
}

/** Whether an address is that of a file in our bucket, with or without a token. */
export function isOwnFile(url: string): boolean {
  const { pathname } = new URL(url);
  return isFileService(url) && pathname.startsWith(`/v0/b/${app().options.storageBucket}/o/`);
}

/** During development the browser may use another name of the loopback address for the emulator. */
function isFileService(url: string): boolean {
  const { hostname } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return process.env.FIREBASE_STORAGE_EMULATOR_HOST ? isLoopback : hostname === 'firebasestorage.googleapis.com';
}

/** The addresses of tour files in a stored value, at any depth: whole strings, and addresses inside a text. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return tourFileOf(value) ? [value] : addressesInText(value).filter((url) => tourFileOf(url) !== null);
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isPlain(value) ? Object.values(value).flatMap(addressesIn) : [];
}

/** The value with addresses replaced according to `moves`. */
export function withAddresses(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moves.get(value) ?? withAddressesInText(value, moves);
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, moves));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAddresses(entry, moves)]));
}

const addressPattern = /https?:\/\/[^\s"'<>]+/g;

const addressesInText = (text: string): string[] => (text.match(addressPattern) ?? []).map((url) => url.replaceAll('&amp;', '&'));

const withAddressesInText = (text: string, moves: ReadonlyMap<string, string>): string =>
  text.replace(addressPattern, (found) => {
    const moved = moves.get(found.replaceAll('&amp;', '&'));
    if (moved === undefined) return found;
    return found.includes('&amp;') ? moved.replaceAll('&', '&amp;') : moved;
  });

/** A stored object, as opposed to Firestore's own types for timestamps, geo points and references. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
