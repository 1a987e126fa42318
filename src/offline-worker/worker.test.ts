import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsAddress } from '@/domain/offline/names';

type Listener = (event: object) => void;

const origin = 'https://loggia.example';
const documents = 'https://firestore.example/v1/projects/p/';
const batchGet = `${documents}databases/(default)/documents:batchGet`;
const storage = 'https://files.example/v0/b/bucket/';
const body = JSON.stringify({ documents: ['projects/p/databases/(default)/documents/tours/hall'] });

const listeners = new Map<string, Listener>();
const network = vi.fn<typeof fetch>();
let stored: Map<string, Map<string, Response>>;

beforeEach(async () => {
  vi.resetModules();
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  stored = new Map([['loggia-app/1', new Map([['/', new Response('the app')]])]]);
  const match = async (address: string, { cacheName, ignoreSearch }: { cacheName?: string; ignoreSearch?: boolean } = {}) => {
    const plain = (each: string) => new URL(ignoreSearch ? (each.split('?')[0] ?? '') : each, origin).href;
    const entries = [...stored].filter(([name]) => cacheName === undefined || name === cacheName).flatMap(([, cache]) => [...cache]);
    return entries.find(([each]) => plain(each) === plain(address))?.[1].clone();
  };
  vi.stubGlobal('self', {
    location: new URL(origin),
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', { match, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('__BUILD__', { version: '1', files: [], documents, roots: ['https://files.example/b/', storage] });
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The worker's response; undefined if it leaves the request to the browser. */
async function responseTo(address: string, init: RequestInit = {}, mode = 'cors'): Promise<Response | undefined> {
  const request = new Request(new URL(address, origin), init);
  Object.defineProperty(request, 'mode', { value: mode });
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (response = given) });
  return response;
}

const store = (address: string, response: Response) => stored.set('loggia-copy/tour/hall', new Map([[address, response]]));

it('starts the stored build when the network fails, and the served one otherwise', async () => {
  expect(await (await responseTo('/', {}, 'navigate'))?.text()).toBe('the app');

  network.mockResolvedValue(new Response('a newer app'));

  expect(await (await responseTo('/', {}, 'navigate'))?.text()).toBe('a newer app');
});

it('returns the stored response to a visitor’s request for documents when the network fails', async () => {
  store(documentsAddress(batchGet, body), new Response('stored'));

  expect(await (await responseTo(batchGet, { method: 'POST', body }))?.text()).toBe('stored');
  await expect(responseTo(batchGet, { method: 'POST', body: '{}' })).rejects.toThrow('Failed to fetch');
});

it('finds the parts of a version in a copy from before lists were requested by pages', async () => {
  const runQuery = `${documents}databases/(default)/documents/organizations/acme/tours/hall/snapshots/one:runQuery`;
  const list = { from: [{ collectionId: 'parts' }] };
  const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  const paged = JSON.stringify({ structuredQuery: { ...list, orderBy, limit: 100 } });
  store(documentsAddress(runQuery, JSON.stringify({ structuredQuery: list })), new Response('parts'));

  expect(await (await responseTo(runQuery, { method: 'POST', body: paged }))?.text()).toBe('parts');
  await expect(responseTo(runQuery, { method: 'POST', body: paged.replace('parts', 'other') })).rejects.toThrow('Failed to fetch');
});

it('passes on that the server denies a document, whatever is stored', async () => {
  store(documentsAddress(batchGet, body), new Response('stored'));
  network.mockResolvedValue(new Response('no', { status: 403 }));

  expect((await responseTo(batchGet, { method: 'POST', body }))?.status).toBe(403);
});

it.each<[string, string, RequestInit]>([
  ['a user’s documents', batchGet, { method: 'POST', body, headers: { Authorization: 'Bearer token' } }],
  ['writes', `${documents}databases/(default)/documents:commit`, { method: 'POST', body }],
  ['other servers', 'https://tiles.example/1/2/3.png', {}],
  ['itself', '/offline-worker.js', {}],
  ['short addresses', '/t/abc', {}],
  ['what storage says about a stored file', `${storage}o/plan.pdf`, {}],
])('leaves %s to the browser', async (_what, address, init) => {
  store(`${storage}o/plan.pdf?alt=media&token=t`, new Response('plan'));
  expect(await responseTo(address, init)).toBeUndefined();
});

it('returns a stored file, also of another size, when the network fails', async () => {
  store('https://files.example/b/thumb?width=400', new Response('image'));

  expect(await (await responseTo('https://files.example/b/thumb?width=800'))?.text()).toBe('image');
});

it('returns a stored file of storage, also with another token, when the network fails', async () => {
  store(`${storage}o/plan.pdf?alt=media&token=t`, new Response('plan'));

  expect(await (await responseTo(`${storage}o/plan.pdf?alt=media&token=u`))?.text()).toBe('plan');
});

it('returns the requested part of a stored video', async () => {
  store('https://files.example/b/video', new Response('0123456789'));
  const part = await responseTo('https://files.example/b/video', { headers: { Range: 'bytes=2-5' } });

  expect([part?.status, part?.headers.get('Content-Range'), await part?.text()]).toEqual([206, 'bytes 2-5/10', '2345']);
});

describe('on a network that never responds', () => {
  const image = 'https://files.example/b/image';
  const scan = `${origin}/scans/hall/scan.json`;

  beforeEach(() => {
    vi.useFakeTimers();
    network.mockReset().mockReturnValue(new Promise(() => {}));
  });

  /** Requests something; returns whether it is there after so many milliseconds. */
  async function isThereAfter(ms: number, request: Promise<Response | undefined>): Promise<boolean> {
    let isThere = false;
    request.then(() => (isThere = true));
    await vi.advanceTimersByTimeAsync(ms);
    return isThere;
  }

  it('returns stored documents before the page gives up, and a stored file', async () => {
    stored.set('loggia-copy/tour/hall', new Map([[documentsAddress(batchGet, body), new Response('stored')]]));
    stored.set('loggia-copy/tour/tower', new Map([[image, new Response('image')]]));
    const requests = [responseTo(batchGet, { method: 'POST', body }), responseTo(image)] as const;

    await vi.advanceTimersByTimeAsync(4000);

    expect(await Promise.all((await Promise.all(requests)).map((response) => response?.text()))).toEqual(['stored', 'image']);
  });

  it('waits on for what is not stored', async () => {
    expect(await isThereAfter(60_000, responseTo(image))).toBe(false);
    expect(await isThereAfter(60_000, responseTo(batchGet, { method: 'POST', body }))).toBe(false);
  });

  it('lets only the first stored file wait, until the network responds again', async () => {
    stored.set('loggia-copy/tour/hall', new Map([image, scan].map((address) => [address, new Response('stored')])));
    expect(await isThereAfter(3999, responseTo(image))).toBe(false);
    expect(await isThereAfter(1, responseTo(image))).toBe(false);
    expect(await isThereAfter(0, responseTo(scan))).toBe(true);

    network.mockResolvedValueOnce(new Response('new'));
    await responseTo('https://files.example/b/other');

    expect(await isThereAfter(3999, responseTo(scan))).toBe(false);
  });

  it('asks for one stored file every four seconds, and loads none once its headers are there', async () => {
    stored.set('loggia-copy/tour/hall', new Map([image, scan].map((address) => [address, new Response('stored')])));
    await isThereAfter(4000, responseTo(image));
    let respond = (_response: Response) => {};
    network.mockReset().mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));

    for (const address of [scan, image, scan]) expect(await isThereAfter(0, responseTo(address))).toBe(true);

    expect(network).toHaveBeenCalledTimes(1);
    const { signal } = network.mock.lastCall![1]!;
    expect(signal?.aborted).toBe(false);
    respond(new Response('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect(signal?.aborted).toBe(true);
    network.mockReturnValue(new Promise(() => {}));
    expect(await isThereAfter(3999, responseTo(image))).toBe(false);
  });

  it('passes on that the page stopped a request', async () => {
    const page = new AbortController();
    void responseTo(image, { signal: page.signal });
    page.abort();

    expect(network.mock.lastCall![1]?.signal?.aborted).toBe(true);
  });
});

it('requests parts of a file, and navigates, with the request as it is', async () => {
  network.mockResolvedValue(new Response(''));
  await responseTo('https://files.example/b/video', { headers: { Range: 'bytes=2-5' } });
  await responseTo('/', {}, 'navigate');

  expect(network.mock.calls.map(([, init]) => init)).toEqual([undefined, undefined]);
});

it('removes the code of older builds, and nothing else, when it takes over', async () => {
  stored.set('loggia-app/0', new Map());
  store('https://files.example/b/video', new Response(''));
  let done: Promise<unknown> | undefined;

  listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (done = given) });
  await done;

  expect([...stored.keys()]).toEqual(['loggia-app/1', 'loggia-copy/tour/hall']);
});
