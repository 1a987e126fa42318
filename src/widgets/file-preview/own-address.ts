import { configuration, fileRoots } from '@/backend/config';
import { isOnSite } from '@/domain/application/other-sites';
import { webAddress } from '@/domain/web-address';

const inlinePicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=]+$/;

/** The address if it leads to our own bucket or to this site; null for everything else. These load without being asked for. */
export function ownAddress(address: string): string | null {
  // most have none, and to find that out by parsing takes its time in lists
  if (address === '') return null;
  const complete = /^\/(?![/\\])/.test(address) ? new URL(address, location.origin).href : webAddress(address);
  if (complete === null) return null;
  const { origin, pathname } = new URL(complete);
  return origin === location.origin || fileRoots().some((root) => isBelow(root, origin + pathname)) ? complete : null;
}

// The URL parser resolves "..", "%2e%2e" and backslashes; a slash in an object's name is encoded, and may hide them from it.
const isBelow = (root: string, address: string): boolean =>
  address.startsWith(root) &&
  address.length > root.length &&
  !/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i.test(address.slice(root.length));

/** The address of a picture that may load without being asked for; also one that holds the picture itself. */
export const ownPicture = (address: string): string | null => (inlinePicture.test(address) ? address : ownAddress(address));

/** The address if it may be shown inside our pages: an own one, or one on a site that the installation lists. Null for all others, which are links. */
export const shownAddress = (address: string): string | null =>
  ownAddress(address) ?? (isOnSite(address, configuration().otherSites) ? webAddress(address) : null);

/** Whose site an address leads to, as people read it. */
export const siteOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
