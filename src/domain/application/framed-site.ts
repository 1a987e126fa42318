import { webAddress } from '../web-address';
import { isOnSite } from './other-sites';

/**
 * The address, if it may be shown in a frame: any https page of another site, or of the listed sites where an installation lists some. Null for
 * addresses of our own, whose frame could do what this page can, and for other schemes.
 * @param own an address of this app
 */
export function frameableAddress(address: string, own: string, sites: readonly string[]): string | null {
  const complete = webAddress(address);
  if (complete === null) return null;
  const { protocol, origin, href } = new URL(complete);
  if (protocol !== 'https:' || origin === new URL(own).origin) return null;
  return sites.length === 0 || isOnSite(complete, sites) ? href : null;
}

/** The address of our page that shows it. @see public/site-frame.js */
export const siteFramePath = (address: string): string => `/site-frame.html#${encodeURIComponent(address)}`;
