import { visitsPath } from '@/domain/publishing/short-address';
import { countsVisits } from '../config';

/** Codes of tours whose visit this page load has sent. */
const sent = new Set<string>();

/**
 * Counts the visit of a published version, once a page load for each tour: not where the installation counts none, or the browser asks not to be
 * tracked; and a page that is loaded ahead only once it is shown. Sends no cookie, and nothing but the token that the server gives each page of the tour.
 * Never fails.
 */
export function sendVisits(code: string, version: string): void {
  if (sent.has(code) || !countsVisits() || asksForPrivacy(navigator)) return;
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => sendVisits(code, version), { once: true });
    return;
  }
  sent.add(code);
  // a visit that is not counted is no error for the visitor
  sendVisit(visitsPath(code, version)).catch(() => undefined);
}

async function sendVisit(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit' });
  if (response.status !== 200) return;
  const { token } = await response.json();
  const headers = { 'Content-Type': 'application/json' };
  await fetch(path, { method: 'POST', keepalive: true, credentials: 'omit', headers, body: JSON.stringify({ token }) });
}

/** Do Not Track and Global Privacy Control. */
const asksForPrivacy = (browser: Navigator): boolean =>
  browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
