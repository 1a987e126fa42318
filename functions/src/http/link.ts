import { onRequest, type Request } from 'firebase-functions/v2/https';
import { isbot } from 'isbot';
import {
  collectionCodeFrom,
  type ShortAddress,
  shortAddressFrom,
  shortCollectionPath,
  startAndLanguageOf,
} from '@/domain/publishing/short-address';
import { beaconFrom } from '@/domain/publishing/use-events';
import { liveTourFrom } from '@/domain/publishing/visits-address';
import { record } from '@/domain/stored';
import { imageSources, playerAddress } from '../front-pages/addresses';
import { frontOfCollection, sharedImage } from '../front-pages/front-of-collection';
import { frontOfTour } from '../front-pages/front-of-tour';
import { pagePolicy } from '../front-pages/html';
import { oembedAnswer, oembedRequest } from '../front-pages/oembed';
import { openCollectionAt } from '../front-pages/read-collection';
import { readVersion } from '../front-pages/read-tour';
import { frontPageTexts } from '../front-pages/texts';
import { requestVisits } from '../overview/request-overview';
import { appAddress, cardPage, imageOf, missingPage, modelServiceAddress, type PageLanguage, pageLanguageFor } from '../short-links/card';
import { createImageSizes } from '../short-links/image-size';
import { type OpenVersion, openVersionAt, pointName } from '../short-links/open-version';
import { isFreshToken, pageToken } from '../short-links/page-token';
import { addressOf, isSentByOurPage, isVisit } from '../short-links/sent-by-our-page';
import { createVisitLimits } from '../short-links/visit-limits';
import { isOwnFile } from '../tours/file-addresses';
import { countBeacon, countsVisits, type Visited } from '../visits/count-beacon';
import { checkedBeacon, publicTourAt } from '../visits/visited';
import { queryOf } from './query';

const headers = {
  'Content-Security-Policy': pagePolicy(),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};
/** A version that is closed has no preview a minute later. */
const cardSeconds = 60;

const mayCount = createVisitLimits();
const imageSizeOf = createImageSizes();

/**
 * Short addresses, which Hosting forwards. Those of published versions are below `/t/**`: `GET /t/{code}` and `/t/{code}/{version}` answer with the
 * tour's front page; with a place where the tour starts they lead on to it, and chats read a preview. `GET /c/{code}` answers with the public page of
 * a collection. Below `/assets/**` is what Hosting has no file for: not found, which nobody caches. `GET /oembed` says how to embed a version.
 * `GET …/visit` gives the page a token, and `POST …/visit` with it counts a visit. Everything that is not open to everybody now is not found. Sets
 * no cookie and logs nothing.
 * @see ROUTE-003 ACCESS-050 ACCESS-068
 */
export const link = onRequest({ invoker: 'public', maxInstances: 100 }, async (request, response) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const address = shortAddressFrom(request.path);
  const visit = countedAt(request.path, address);
  response.set(headers).removeHeader('X-Powered-By');
  // a file of another release, which Hosting no longer has
  if (request.path.startsWith('/assets/')) response.status(404).type('text').end('There is no such file.');
  else if (!isReading && request.method !== 'POST') response.status(405).set('Allow', 'GET, HEAD, POST').end();
  else if (isReading && request.path === '/oembed') await answerOembed(request, response);
  else if (visit) await answerVisit(visit, request, response);
  else if (isReading) await answerReading(address, request, response);
  else await answerPage(null, request, response);
});

/** The page at a short path: of a collection, else of a version. */
const answerReading = (address: ShortAddress | null, request: Request, response: Response): Promise<void> => {
  const collection = collectionCodeFrom(request.path);
  return collection === null ? answerPage(address, request, response) : answerCollection(collection, request, response);
};

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
  if (!visited) return sendMissing(await languageOf(request), response);
  const beacon = await checkedBeacon(beaconFrom(body), visited, app);
  const isCounted = await countBeacon(visited, beacon, { address, agent: sent['user-agent'] ?? '' });
  if (isCounted) await requestVisits(visited.organization);
  response.status(isCounted ? 204 : 429).end();
};

const sendMissing = (language: PageLanguage, response: Response): void =>
  void response
    .status(404)
    .type('html')
    .send(missingPage(language, appAddress(process.env)));

async function answerPage(address: ShortAddress | null, request: Request, response: Response): Promise<void> {
  const [version, language] = await Promise.all([address && openVersionAt(address), languageOf(request)]);
  response.set('Vary', 'Accept-Language');
  if (!version) return sendMissing(language, response);
  const query = queryOf(request);
  const start = startAndLanguageOf(query);
  if (start === '') return answerFront(version, request, response);
  // people go on at once, chats read what they are sent
  const agent = request.headers['user-agent'] ?? '';
  const target = playerAddress(appAddress(process.env), version, start.slice(1));
  if (agent !== '' && !isbot(agent)) return void response.status(302).set('Location', target).end();
  const [point, size] = await Promise.all([
    pointName(version, new URLSearchParams(start).get('start') ?? ''),
    imageSizeOf(imageOf(version, services())),
  ]);
  const addresses = { ...services(), path: request.path, start, point, size };
  response
    .set('Cache-Control', `public, max-age=${cardSeconds}`)
    .type('html')
    .send(cardPage(language, version, addresses));
}

async function answerFront(version: OpenVersion, request: Request, response: Response): Promise<void> {
  const chosen = queryOf(request).get('lang') ?? '';
  const preferred = preferredOf(request);
  const { code, t: shared } = await pageLanguageFor(preferred);
  const about = shared.description({ organization: version.organizationName });
  const [t, content, size] = await Promise.all([
    frontPageTexts(code),
    readVersion(version, preferred),
    imageSizeOf(imageOf(version, services())),
  ]);
  const page = { code, t, chosen, path: request.path, about, services: services(), size };
  sendFront(frontOfTour(version, content, page), response);
}

async function answerCollection(shortCode: string, request: Request, response: Response): Promise<void> {
  const chosen = queryOf(request).get('lang') ?? '';
  const preferred = preferredOf(request);
  const [open, language] = await Promise.all([openCollectionAt(shortCode, preferred), pageLanguageFor(preferred)]);
  response.set('Vary', 'Accept-Language');
  if (!open) return sendMissing(language, response);
  const { code } = language;
  const [t, size] = await Promise.all([frontPageTexts(code), imageSizeOf(sharedImage(open, services())?.url ?? '')]);
  const path = shortCollectionPath(shortCode);
  sendFront(frontOfCollection(open, { code, t, chosen: chosen === '' ? '' : code, path, services: services(), size }), response);
}

function sendFront({ html, images }: { html: string; images: readonly string[] }, response: Response): void {
  response
    .set('Content-Security-Policy', pagePolicy({ images: imageSources(images) }))
    .set('Cache-Control', `public, max-age=${cardSeconds}`)
    .type('html')
    .send(html);
}

/** @see https://oembed.com */
async function answerOembed(request: Request, response: Response): Promise<void> {
  const { app } = services();
  const origins = [app, `https://${request.headers.host}`, `http://${request.headers['x-forwarded-host'] ?? request.headers.host}`];
  const embed = oembedRequest(
    queryOf(request),
    origins.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  if ('refused' in embed) return void response.status(embed.refused).end();
  const address = shortAddressFrom(embed.path);
  const version = address && (await openVersionAt(address));
  if (!version) return void response.status(404).end();
  const image = imageOf(version, services());
  const answer = oembedAnswer(embed, {
    title: version.tourName || 'Digital Twin',
    organization: version.organizationName,
    provider: app,
    player: playerAddress(app, version, embed.start),
    image: image === '' ? null : { url: image, size: await imageSizeOf(image) },
  });
  response
    .set('Cache-Control', `public, max-age=${cardSeconds}`)
    .set('Access-Control-Allow-Origin', '*')
    .type('json')
    .send(JSON.stringify(answer));
}

const services = () => ({ app: appAddress(process.env), models: modelServiceAddress(process.env), isOwnFile });

/** What a reader asked for by `lang=`, and what the browser prefers. */
const preferredOf = (request: Request): string[] => [queryOf(request).get('lang') ?? '', ...request.acceptsLanguages()];

const languageOf = (request: Request) => pageLanguageFor(preferredOf(request));

/** Whether a browser asks not to be tracked, or only loads the page ahead. */
const wantsNoCount = ({ dnt, 'sec-gpc': globalPrivacyControl, 'sec-purpose': purpose = '' }: Record<string, unknown>): boolean =>
  dnt === '1' || globalPrivacyControl === '1' || String(purpose).includes('prefetch');
