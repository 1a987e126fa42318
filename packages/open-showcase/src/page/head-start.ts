// Inlined into the page and run first: queues calls of `connect` until the modules are loaded, and requests the scan in parallel.

/** A pending call of `MP_SDK.connect`. */
export type PendingCall = { args: unknown[]; resolve: (sdk: unknown) => void; reject: (reason: unknown) => void };
export type Manifest = { json: unknown /** address of the folder */; base: string; mesh?: Promise<Response> };
export type HeadStart = { calls: PendingCall[]; manifest: Promise<Manifest> };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the window
  interface Window {
    MP_SDK: { connect: (...args: unknown[]) => Promise<unknown> };
    headStart: HeadStart;
  }
}

const query = new URLSearchParams(location.search);
const model = query.get('m') ?? query.get('model') ?? '';
const service = document.querySelector<HTMLMetaElement>('meta[name=model-service]')?.content ?? '';
const address = `${service}/api/player/models/${encodeURIComponent(model)}`;
const poster = document.querySelector<HTMLImageElement>('.poster');
const play = document.querySelector<HTMLElement>('.play');
const calls: PendingCall[] = [];

const sentences: Record<number, string> = {
  400: 'The address of this tour is wrong: a model id has 11 letters and digits. Ask for the link again.',
  401: 'This tour is private. Sign in with an account that may see it, then reload the page.',
  403: 'This tour is private. Sign in with an account that may see it, then reload the page.',
  404: 'There is no tour with this id. It may have been removed; ask for the link again.',
};

async function ask(url: string, what: string): Promise<Response> {
  const answer = await fetch(url).catch(() => {
    throw new Error(`${what} could not be loaded. Check the connection, then reload the page.`);
  });
  if (!answer.ok)
    throw new Error(sentences[answer.status] ?? `${what} could not be loaded (${answer.status}). Reload the page in a moment.`);
  return answer;
}

async function manifestAddress(): Promise<string> {
  const scan = query.get('scan');
  if (scan) return new URL(scan, location.href).href;
  if (!model) throw new Error(sentences[400]);
  const described = await (await ask(address, 'This tour')).json();
  return new URL(described.scan, new URL(address, location.href)).href;
}

async function readManifest(): Promise<Manifest> {
  const url = await manifestAddress();
  const json = await (await ask(url, 'The description of this scan')).json().catch((reason: Error) => {
    if (reason.name !== 'SyntaxError') throw reason;
    throw new Error('The description of this scan is damaged. The scan has to be published again.');
  });
  const base = new URL('.', url).href;
  if (query.has('scan') && json?.thumbnail) show(new URL(json.thumbnail, base).href);
  const file = json?.mesh?.url;
  // without autoplay, the mesh is not loaded before the visitor presses Play
  if (query.get('play') !== '1' || typeof file !== 'string' || !URL.canParse(file, base)) return { json, base };
  const mesh = fetch(new URL(file, base));
  mesh.catch(() => undefined);
  return { json, base, mesh };
}

/** Shows images over the empty stage, each after the previous one is loaded. */
async function show(...sources: string[]): Promise<void> {
  for (const src of sources) {
    const picture = new Image();
    picture.src = src;
    // without a thumbnail the tour starts without a poster
    if (
      !poster ||
      !(await picture.decode().then(
        () => true,
        () => false,
      ))
    )
      return;
    poster.src = src;
    poster.hidden = false;
  }
}

const thumbnail = (width: number) => `${address}/thumb?width=${width}`;
// first a small one, which loads quickly, then one at the screen's resolution
if (model && !query.has('scan')) show(thumbnail(400), thumbnail(Math.min(2048, Math.ceil(innerWidth / 400) * 400)));
if (play && query.get('play') !== '1') play.hidden = false;

window.MP_SDK = {
  connect: (...args) => new Promise((resolve, reject) => calls.push({ args, resolve, reject })),
};
window.headStart = { calls, manifest: readManifest() };
window.headStart.manifest.catch(() => undefined);
