import { configuration, fileRoots } from '@/backend/config';
import { isOnSite } from '@/domain/application/other-sites';
import { webAddress } from '@/domain/web-address';

const dataImage = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=]+$/;

/** The absolute URL if it points to our own bucket or to this site; null otherwise. Own URLs may be loaded without asking the user. */
export function ownUrl(address: string): string | null {
  // most are empty, and parsing is slow in lists
  if (address === '') return null;
  const absolute = /^\/(?![/\\])/.test(address) ? new URL(address, location.origin).href : webAddress(address);
  if (absolute === null) return null;
  const { origin, pathname } = new URL(absolute);
  return origin === location.origin || fileRoots().some((root) => isBelow(root, origin + pathname)) ? absolute : null;
}

// The URL parser resolves "..", "%2e%2e" and backslashes, but not behind the encoded slashes of an object name.
const isBelow = (root: string, address: string): boolean =>
  address.startsWith(root) &&
  address.length > root.length &&
  !/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i.test(address.slice(root.length));

/** The URL of an image if it may be loaded without asking the user: an own URL or a base64 data URL. */
export const ownImageUrl = (address: string): string | null => (dataImage.test(address) ? address : ownUrl(address));

/** The URL if it may be embedded in our pages: an own URL, or one on a site that the installation lists. Null for all others, which are only linked. */
export const embeddableUrl = (address: string): string | null =>
  ownUrl(address) ?? (isOnSite(address, configuration().otherSites) ? webAddress(address) : null);

/** The host name of a URL, for display. */
export const hostnameOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
