import { texts } from '../stored';
import { webAddress } from '../web-address';

/** A site as a Content-Security-Policy names it: https, a host that may begin with "*." for its subdomains, and a port if it has its own. */
const sitePattern = /^https:\/\/(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/;

/**
 * The sites of others whose pages and files this installation shows inside its own. `scripts/headers.mjs` reads the same list for the
 * Content-Security-Policy; what is no site is left out.
 */
export const otherSitesFrom = (stored: unknown): string[] => texts(stored).filter((site) => sitePattern.test(site));

/** Whether an address is on one of the sites, and may be shown in place; every other one is a link. */
export function isOnSite(address: string, sites: readonly string[]): boolean {
  const complete = webAddress(address);
  if (complete === null) return false;
  const { protocol, hostname, port } = new URL(complete);
  return sites.some((site) => {
    const { hostname: host, port: sitePort } = new URL(site.replace('*.', ''));
    const isHost = site.includes('*.') ? hostname.endsWith(`.${host}`) : hostname === host;
    return protocol === 'https:' && isHost && port === sitePort;
  });
}
