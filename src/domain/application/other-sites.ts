import { texts } from '../stored';
import { webAddress } from '../web-address';

/** A site in the syntax of Content-Security-Policy: https, a host that may start with "*." for its subdomains, and an optional port. */
const sitePattern = /^https:\/\/(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/;

/**
 * Other sites whose pages and files this installation embeds. `scripts/headers.mjs` reads the same list for the Content-Security-Policy; malformed
 * entries are skipped.
 */
export const otherSitesFrom = (stored: unknown): string[] => texts(stored).filter((site) => sitePattern.test(site));

/** Whether an address is on one of the sites and may be embedded; all others are shown as links. */
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
