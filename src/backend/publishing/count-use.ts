import { minuteMs } from '@/domain/durations';
import { type Beacon, type DeviceClass, emptyBeacon, isEmptyBeacon, type UseEvent, withEvent } from '@/domain/publishing/use-events';
import { countsVisits } from '../config';

/** The time between two beacons of a page that stays open. */
const beaconEveryMs = 5 * minuteMs;
/** The server takes a token for half an hour. */
const tokenMaxMs = 20 * minuteMs;

type Counting = { path: string; token: string; tokenAt: number; beacon: Beacon; hasEnded: boolean };

/** Paths whose view this page load has counted. */
const viewed = new Set<string>();
let counting: Counting | null = null;

/** Counts what a visitor does in the tour that is open. Does nothing where nothing is counted. Never fails. */
export function countUse(event: UseEvent): void {
  if (!counting) return;
  counting.beacon = withEvent(counting.beacon, event);
  if (Date.now() - counting.tokenAt > tokenMaxMs) void requestToken(counting);
}

/**
 * Counts the visit of a tour and what is done in it until the returned function is called: one beacon when somebody leaves, or each five minutes while
 * there is something to count. Not where the installation counts none, or the browser asks not to be tracked; and a page that is loaded ahead only
 * once it is shown. Sends no cookie, and nothing but numbers and the token that the server gives each page of the tour, at once, so that it is there when
 * somebody leaves at once. Never fails.
 */
export function startCounting(path: string): () => void {
  if (!countsVisits() || asksForPrivacy(navigator)) return () => undefined;
  const ending = new AbortController();
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => begin(path, ending.signal), { once: true, signal: ending.signal });
  else begin(path, ending.signal);
  return () => ending.abort();
}

function begin(path: string, signal: AbortSignal): void {
  const beacon: Beacon = { ...emptyBeacon, view: true, device: deviceClass(), host: hostOfOrigin() };
  const mine: Counting = { path, token: '', tokenAt: 0, beacon, hasEnded: false };
  counting = mine;
  void requestToken(mine);
  const sendNow = () => send(mine);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow(), { signal });
  window.addEventListener('pagehide', sendNow, { signal });
  const timer = setInterval(sendNow, beaconEveryMs);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    mine.hasEnded = true;
    sendNow();
    if (counting === mine) counting = null;
  });
}

async function requestToken(mine: Counting): Promise<void> {
  const before = mine.tokenAt;
  mine.tokenAt = Date.now();
  try {
    const response = await fetch(mine.path, { credentials: 'omit', priority: 'low' });
    if (response.status === 200) mine.token = (await response.json()).token;
    if (mine.hasEnded) send(mine);
  } catch {
    // a visit that is not counted is no error for the visitor; the next event tries again
    mine.tokenAt = before;
  }
}

function send(mine: Counting): void {
  const beacon = { ...mine.beacon, view: mine.beacon.view && !viewed.has(mine.path) };
  if (mine.token === '' || isEmptyBeacon(beacon)) return;
  viewed.add(mine.path);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ token: mine.token, ...beacon });
  mine.beacon = emptyBeacon;
  fetch(mine.path, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => undefined);
}

/** Do Not Track and Global Privacy Control. */
const asksForPrivacy = (browser: Navigator): boolean =>
  browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);

const phoneWidth = 600;

/** By touch and the shorter side of the screen, not by the name of the browser. */
function deviceClass(): DeviceClass {
  if (!window.matchMedia?.('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < phoneWidth ? 'phone' : 'tablet';
}

/** The host that embeds the page, or that led to it; browsers name no more of another site than that. */
const hostOfOrigin = (): string => (URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '');
