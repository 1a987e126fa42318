import { webAddress } from '@/domain/web-address';

// Where Firebase keeps files.
const storageHosts = ['firebasestorage.googleapis.com', 'storage.googleapis.com'];
const inlinePicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=]+$/;

/** The address if it leads to where tours keep their files, or to this site; null for everything else. These load without being asked for. */
export function ownAddress(address: string): string | null {
  // most have none, and to find that out by parsing takes its time in lists
  if (address === '') return null;
  const complete = /^\/(?![/\\])/.test(address) ? new URL(address, location.origin).href : webAddress(address);
  if (complete === null) return null;
  const { origin, hostname, protocol } = new URL(complete);
  const isOwn = origin === location.origin || hostname === location.hostname || (protocol === 'https:' && storageHosts.includes(hostname));
  return isOwn ? complete : null;
}

/** The address of a picture that may load without being asked for; also one that holds the picture itself. */
export const ownPicture = (address: string): string | null => (inlinePicture.test(address) ? address : ownAddress(address));

/** Whose site an address leads to, as people read it. */
export const siteOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
