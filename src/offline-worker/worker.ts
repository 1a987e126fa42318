import { appCachePrefix, documentsAddress } from '@/domain/offline/names';

/** Of the build (scripts/offline-worker.mjs): its files, the address of documents, and the address prefixes of files on other servers. */
declare const __BUILD__: { version: string; files: string[]; documents: string; roots: string[] };

type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type WorkerScope = {
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
};

const worker = self as unknown as WorkerScope;
const build = __BUILD__;
const appCache = appCachePrefix + build.version;

/** How long a slow network has before what is stored is the response. The page gives up on a document after 8 s. */
const networkTimeoutMs = 4000;

/** Whether the network took longer than that and has sent nothing since. Then no stored file waits: a scan loads many, one after the other. */
let isStalled = false;
/** When it was tried last: while it is stalled, stored files don’t try it more often than that, or they would delay what is not stored. */
let triedAt = 0;

// A new build is installed beside the one that runs, and takes over when no page of that is open any more: no page loses its files.
worker.addEventListener('install', (event) => event.waitUntil(storeApp()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOldApps().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const response = responseTo(request);
  if (response) event.respondWith(response);
});

async function storeApp(): Promise<void> {
  const cache = await caches.open(appCache);
  await cache.addAll(build.files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })));
}

async function removeOldApps(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(appCachePrefix) && name !== appCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What is stored of our own site, besides the app: the page that shows scans, scans, and files of the demo. */
const storedPaths = /^\/(?:bundle|scans|demo|api\/player\/models)\/|^\/favicon\.svg$/;

/** Null for requests that the browser sends itself. */
function responseTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method === 'POST') return isVisitorsRead(request) ? documents(request) : null;
  if (request.method !== 'GET') return null;
  if (url.origin !== worker.location.origin) return isFile(url) ? file(request) : null;
  if (request.mode === 'navigate' && (url.pathname === '/' || url.pathname === '/index.html')) return page(request);
  if (url.pathname.startsWith('/assets/')) return appFile(request);
  return storedPaths.test(url.pathname) ? file(request) : null;
}

/** Of another server; what storage says about a file has the address of the file, without `alt=media`. */
const isFile = ({ href, pathname, searchParams }: URL): boolean =>
  build.roots.some((root) => href.startsWith(root)) && (!pathname.startsWith('/v0/b/') || searchParams.get('alt') === 'media');

/** Of a signed-in user nothing is stored here: the database has its own cache. */
const isVisitorsRead = ({ url, headers }: Request): boolean =>
  url.startsWith(build.documents) && /:(?:batchGet|runQuery)$/.test(url) && !headers.has('Authorization');

const page = (request: Request): Promise<Response> => fromNetwork(request, () => caches.match('/', { cacheName: appCache }));

const appFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: appCache, ignoreVary: true })) ?? fetch(request);

/** The response of the network; when it fails or takes too long, what is stored, if there is something. */
async function fromNetwork(request: Request, stored: () => Promise<Response | undefined>, timeoutMs = networkTimeoutMs): Promise<Response> {
  triedAt = Date.now();
  const end = new AbortController();
  const network = fetch(request, mayEnd(request) ? { signal: AbortSignal.any([request.signal, end.signal]) } : undefined);
  const inTime = new Promise<Response | null>((resolve) => {
    const timeout = setTimeout(() => {
      isStalled = true;
      resolve(null);
    }, timeoutMs);
    const respond = (response: Response | null) => {
      clearTimeout(timeout);
      if (response) isStalled = false;
      resolve(response);
    };
    network.then(respond, () => respond(null));
  });
  const response = await inTime;
  if (response) return response;
  const copy = await stored();
  if (!copy) return network;
  // its headers say that the network is back; its body, which nobody reads, would delay what is not stored
  network.then(
    () => end.abort(),
    () => undefined,
  );
  return copy;
}

/** A request to which a signal is added is a new one: a navigation is none any more, and a player's loses its range. */
const mayEnd = ({ mode, headers }: Request): boolean => mode !== 'navigate' && !headers.has('Range');

async function file(request: Request): Promise<Response> {
  const stored = async () => {
    const whole = await storedFile(request.url);
    return whole && partOf(whole, request.headers.get('Range'));
  };
  if (!isStalled) return fromNetwork(request, stored);
  const isJustTried = Date.now() - triedAt < networkTimeoutMs;
  return (isJustTried && (await stored())) || fromNetwork(request, stored, 0);
}

// a thumbnail of another size, or the showcase with other parameters, is as good
const storedFile = async (address: string): Promise<Response | undefined> =>
  (await caches.match(address, { ignoreVary: true })) ?? caches.match(address, { ignoreVary: true, ignoreSearch: true });

async function documents(request: Request): Promise<Response> {
  const body = await request.clone().text();
  const stored = async () => (await storedDocuments(request.url, body)) ?? (await storedDocuments(request.url, withoutPage(body)));
  return fromNetwork(request, stored);
}

const storedDocuments = (url: string, body: string) => caches.match(documentsAddress(url, body));

/** The query as copies have it that were stored before lists were requested by pages. */
function withoutPage(body: string): string {
  const { structuredQuery: { orderBy: _order, limit: _limit, ...list } = {}, ...rest } = JSON.parse(body);
  return JSON.stringify({ ...rest, structuredQuery: list });
}

/** Players of videos request parts of a file. */
async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || whole.status !== 200) return whole;
  const content = await whole.blob();
  if (Number(from) >= content.size) return new Response(null, { status: 416 });
  const end = Math.min(to ? Number(to) + 1 : content.size, content.size);
  const headers = new Headers(whole.headers);
  headers.set('Content-Range', `bytes ${from}-${end - 1}/${content.size}`);
  headers.set('Content-Length', String(end - Number(from)));
  return new Response(content.slice(Number(from), end), { status: 206, headers });
}
