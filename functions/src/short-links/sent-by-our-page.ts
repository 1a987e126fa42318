import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

const first = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';

/** Whether a browser, not a known bot, sent a request from a page of our own site. Programs can pretend all of it; pages of other sites cannot. */
export function isSentByOurPage(headers: IncomingHttpHeaders, app: string): boolean {
  const agent = first(headers['user-agent']);
  const site = first(headers['sec-fetch-site']);
  return agent !== '' && !isbot(agent) && ['', 'same-origin'].includes(site) && isOwnOrigin(headers, app);
}

/** Only a request that writes has an origin. Hosting names the host that the browser asked. */
function isOwnOrigin(headers: IncomingHttpHeaders, app: string): boolean {
  const origin = first(headers.origin);
  if (origin === '') return true;
  if (!URL.canParse(origin)) return false;
  const hosts = [first(headers['x-forwarded-host']), first(headers.host), ...(URL.canParse(app) ? [new URL(app).host] : [])];
  return hosts.includes(new URL(origin).host);
}

/** Whether a visit is JSON that a page of our own site sent: forms and beacons of other sites cannot send it. */
export const isVisit = (headers: IncomingHttpHeaders, app: string): boolean =>
  first(headers.origin) !== '' && /^application\/json(;|$)/i.test(first(headers['content-type'])) && isSentByOurPage(headers, app);

/** The address of a client, as the server nearest to us saw it: what stands before it in the list, the client may have written itself. */
export const addressOf = (headers: IncomingHttpHeaders, peer: string | undefined): string =>
  first(headers['fastly-client-ip']) || first(headers['x-forwarded-for']).split(',').at(-1)?.trim() || (peer ?? '');
