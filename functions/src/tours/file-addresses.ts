import { fileAddressFrom } from '@/domain/files/file-address';
import { addressesIn as fileAddressesIn } from '@/domain/files/file-addresses-in';
import { app } from '../core/app';

/** A tour's file, parsed from its address: `organizations/{organization}/tour/{tour}/{name}`, and the token that gives access; `isOlder` if it is a tour of the older layout. */
export type TourFile = { organization: string; tour: string; name: string; path: string; token: string; isOlder?: true };

/** The folder of a tour's files. */
export const tourFolder = (organization: string, tour: string): string => `organizations/${organization}/tour/${tour}/`;

/** The folders in the storage rules. */
const tourFile = /^organizations\/([^/]+)\/tour\/([^/]+)\/((?:files|screenshots)\/[^/]+|uploads\/(?:[^/]+\/)?[^/]+)$/;

/** The folder of the photos of a tour's checks. */
const checkPhoto = /^organizations\/[^/]+\/tour\/([^/]+)\/checks\/([^/]+)[.]jpg$/;

/** The folder of a sweep's files in a tour of the older layout. */
const olderFile = /^organizations\/([^/]+)\/tours\/([^/]+)\/sweeps\/([^/]+)\/([^/]+)$/;

/** The organization, tour and name of the tour file at a path; null for any other file. */
export function tourFileAt(path: string): Omit<TourFile, 'token'> | null {
  const [, organization, tour, name] = tourFile.exec(path) ?? [];
  return organization && tour && name ? { organization, tour, name, path } : null;
}

/** The tour and the check of the photo at a path; null for any other file. */
export function checkPhotoAt(path: string): { tour: string; check: string } | null {
  const [, tour, check] = checkPhoto.exec(path) ?? [];
  return tour && check ? { tour, check } : null;
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
export const addressesIn = (value: unknown): string[] => fileAddressesIn(value).filter((url) => tourFileOf(url) !== null);
