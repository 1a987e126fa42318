import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Scan } from '../scan/scan';

/** Whether the caller may see the scan: a private one only with `Authorization: Bearer` and the configured token. */
export const maySee = ({ headers }: IncomingMessage, { visibility }: Scan, token: string | undefined): boolean =>
  visibility !== 'private' || (!!token && sameText(headers.authorization ?? '', `Bearer ${token}`));

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
