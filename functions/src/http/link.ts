import { onRequest } from 'firebase-functions/v2/https';
import { shortAddressFrom, startQueryOf } from '@/domain/publishing/short-address';
import { addToVisits, countsVisits } from '../short-links/add-to-visits';
import { appAddress, cardPage, missingPage, modelServiceAddress } from '../short-links/card';
import { openVersionAt } from '../short-links/open-version';
import { isOwnFile } from '../tours/file-addresses';

const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};
/** A version that is closed has no preview a minute later. */
const cardSeconds = 60;

/**
 * Short addresses of published versions, which Hosting forwards below `/t/**`. `GET /t/{code}` and `/t/{code}/{version}` answer with a preview that
 * leads on to the tour; `POST …/visit` counts a visit. Everything that is not open to everybody now is not found. Sets no cookie and logs nothing.
 * @see ROUTE-003 ACCESS-050 ACCESS-068
 */
export const link = onRequest({ region: 'us-central1', invoker: 'public' }, async (request, response) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const address = shortAddressFrom(request.path);
  response.set(headers).removeHeader('X-Powered-By');
  if (!isReading && request.method !== 'POST') {
    response.status(405).set('Allow', 'GET, HEAD, POST').end();
    return;
  }
  // what asks not to be counted is not even looked up
  if (request.method === 'POST' && (!countsVisits(process.env) || wantsNoCount(request.headers))) {
    response.status(204).end();
    return;
  }
  const version = address && address.addsVisits === !isReading ? await openVersionAt(address) : null;
  if (!version) {
    response.status(404).type('html').send(missingPage());
    return;
  }
  if (!isReading) {
    await addToVisits(version);
    response.status(204).end();
    return;
  }
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const addresses = {
    app: appAddress(process.env),
    models: modelServiceAddress(process.env),
    isOwnFile,
    path: request.path,
    start: startQueryOf(new URLSearchParams(search)),
  };
  response.set('Cache-Control', `public, max-age=${cardSeconds}`).type('html').send(cardPage(version, addresses));
});

/** Whether a browser asks not to be tracked, or only loads the page ahead. */
const wantsNoCount = ({ dnt, 'sec-gpc': globalPrivacyControl, 'sec-purpose': purpose = '' }: Record<string, unknown>): boolean =>
  dnt === '1' || globalPrivacyControl === '1' || String(purpose).includes('prefetch');
