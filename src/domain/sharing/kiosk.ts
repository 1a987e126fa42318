/** How long a kiosk waits for its visitor, in seconds, unless its address says otherwise. */
export const kioskSeconds = { min: 30, max: 600, default: 90, warning: 20 } as const;

/** After how many seconds without a touch a kiosk asks, by `kiosk` or `kiosk=<seconds>` in the query; null where the address is no kiosk's. */
export function kioskSecondsIn(query: URLSearchParams): number | null {
  const written = query.get('kiosk');
  if (written === null) return null;
  const seconds = /^\d{1,4}$/.test(written) ? Number(written) : kioskSeconds.default;
  return Math.min(kioskSeconds.max, Math.max(kioskSeconds.min, seconds));
}

/** The address of a page behind the hash, as a kiosk; a guided tour in it begins by itself. @param language in which it begins; else in the browser's */
export function kioskAddress(address: string, seconds: number, language: string | null = null): string {
  const [page = '', hash = ''] = address.split('#');
  const [path = '', search = ''] = hash.split('?');
  const query = new URLSearchParams(search);
  query.set('kiosk', seconds === kioskSeconds.default ? '' : String(seconds));
  if (query.has('guide')) query.set('play', '');
  if (language !== null) query.set('lang', language);
  return `${page}#${path}?${query.toString().replace(/=(?=&|$)/g, '')}`;
}

/** Where a pressed link may lead in a kiosk: it stays on the page, is shown as a code to take along, or does nothing. */
export function linkInKiosk(href: string, page: string, isDownload: boolean): 'stays' | 'code' | 'nothing' {
  if (!URL.canParse(href, page)) return 'nothing';
  const [target, here] = [new URL(href, page), new URL(page)];
  const isOurs = target.origin === here.origin;
  const pathOf = ({ pathname, hash }: URL) => pathname + (hash.split('?')[0] ?? '');
  if (isOurs && !isDownload && pathOf(target) === pathOf(here)) return 'stays';
  const isAddress = ['https:', 'http:', 'mailto:', 'tel:'].includes(target.protocol);
  return isAddress && !isOurs && !isDownload ? 'code' : 'nothing';
}
