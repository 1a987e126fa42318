import { onRequest, type Request } from 'firebase-functions/v2/https';
import { liveTourFrom, type ShortAddress, shortAddressFrom, startQueryOf } from '@/domain/publishing/short-address';
import { beaconFrom } from '@/domain/publishing/use-events';
import { record } from '@/domain/stored';
import { appAddress, cardPage, imageOf, missingPage, modelServiceAddress, pageLanguageFor } from '../short-links/card';
import { createImageSizes } from '../short-links/image-size';
import { openVersionAt, pointName } from '../short-links/open-version';
import { isFreshToken, pageToken } from '../short-links/page-token';
import { addressOf, isSentByOurPage, isVisit } from '../short-links/sent-by-our-page';
import { createVisitLimits } from '../short-links/visit-limits';
import { isOwnFile } from '../tours/file-addresses';
import { countBeacon, countsVisits, type Visited } from '../visits/count-beacon';
import { checkedBeacon, publicTourAt } from '../visits/visited';

const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};
/** A version that is closed has no preview a minute later. */
const cardSeconds = 60;

const mayCount = createVisitLimits();
const imageSizeOf = createImageSizes();

/**
 * Short addresses of published versions, which Hosting forwards below `/t/**`. `GET /t/{code}` and `/t/{code}/{version}` answer with a preview that
 * leads on to the tour. `GET …/visit` gives the page a token, and `POST …/visit` with it counts a visit. Everything that is not open to everybody now is
 * not found. Sets no cookie and logs nothing.
 * @see ROUTE-003 ACCESS-050 ACCESS-068
 */
export const link = onRequest({ region: 'us-central1', invoker: 'public' }, async (request, response) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const address = shortAddressFrom(request.path);
  const visit = countedAt(request.path, address);
  response.set(headers).removeHeader('X-Powered-By');
  if (!isReading && request.method !== 'POST') response.status(405).set('Allow', 'GET, HEAD, POST').end();
  else if (visit) await answerVisit(visit, request, response);
  else await answerPage(isReading ? address : null, request, response);
});

/** What a path counts: the name that its token is made for, and what is visited there if it is open to everybody. */
type CountedPath = { name: string; visited: () => Promise<Visited | null> };

function countedAt(path: string, address: ShortAddress | null): CountedPath | null {
  const tour = liveTourFrom(path);
  if (tour !== null) return { name: `live/${tour}`, visited: () => publicTourAt(tour) };
  if (!address?.addsVisits) return null;
  const visited = async (): Promise<Visited | null> => {
    const version = await openVersionAt(address);
    return version && { organization: version.organization, tour: version.tour, source: 'versions', id: version.id };
  };
  return { name: address.code, visited };
}

type Answer = (visit: CountedPath, request: Request, response: Response) => Promise<void>;
type Response = Parameters<Parameters<typeof onRequest>[0]>[1];

/** Everything is refused before anything is read or written, unless a page of ours sends it, rarely enough. */
const answerVisit: Answer = async ({ name, visited: find }, request, response) => {
  const { method, headers: sent, body, socket } = request;
  const app = appAddress(process.env);
  // what asks not to be counted is not even looked up
  if (!countsVisits(process.env) || wantsNoCount(sent)) return void response.status(204).end();
  if (method !== 'POST') {
    if (!isSentByOurPage(sent, app)) return void response.status(403).end();
    return void response.type('json').send(JSON.stringify({ token: await pageToken(name, new Date()) }));
  }
  if (!isVisit(sent, app)) return void response.status(403).end();
  if (!(await isFreshToken(record(body).token, name, new Date()))) return void response.status(403).end();
  const address = addressOf(sent, socket.remoteAddress);
  if (!mayCount(address, name, new Date())) return void response.status(429).end();
  const visited = await find();
  if (!visited)
    return void response
      .status(404)
      .type('html')
      .send(missingPage(await languageOf(request)));
  const beacon = await checkedBeacon(beaconFrom(body), visited, app);
  const isCounted = await countBeacon(visited, beacon, { address, agent: sent['user-agent'] ?? '' });
  response.status(isCounted ? 204 : 429).end();
};

async function answerPage(address: ShortAddress | null, request: Request, response: Response): Promise<void> {
  const [version, language] = await Promise.all([address && openVersionAt(address), languageOf(request)]);
  response.set('Vary', 'Accept-Language');
  if (!version) return void response.status(404).type('html').send(missingPage(language));
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const start = startQueryOf(new URLSearchParams(search));
  const services = { app: appAddress(process.env), models: modelServiceAddress(process.env), isOwnFile };
  const [point, size] = await Promise.all([
    pointName(version, new URLSearchParams(start).get('start') ?? ''),
    imageSizeOf(imageOf(version, services)),
  ]);
  const addresses = { ...services, path: request.path, start, point, size };
  response
    .set('Cache-Control', `public, max-age=${cardSeconds}`)
    .type('html')
    .send(cardPage(language, version, addresses));
}

const languageOf = (request: Request) => pageLanguageFor(request.acceptsLanguages());

/** Whether a browser asks not to be tracked, or only loads the page ahead. */
const wantsNoCount = ({ dnt, 'sec-gpc': globalPrivacyControl, 'sec-purpose': purpose = '' }: Record<string, unknown>): boolean =>
  dnt === '1' || globalPrivacyControl === '1' || String(purpose).includes('prefetch');
