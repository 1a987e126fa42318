import type { Delivery } from './delivery';
import { frameAddress, frameAllows } from './frame-address';
import { type Live, liveValue } from './live';
import { whyNotLoaded } from './models';
import type { ConnectionState } from './port';
import { documentIn, quietly, type Reach, reachSdk } from './reach-sdk';
import { type FailureReason, failure, isKeyRefusal } from './refusals';
import { failedToLoad, playing, type Sdk } from './sdk';
import type { Session } from './session';
import { watchFrame } from './watch-frame';

const answerWithinMs = 30_000;

export type ConnectionOptions = {
  frame: HTMLIFrameElement;
  delivery: Delivery;
  /** id at the provider */
  model: string;
  /** where models are described, "" for our own origin: it knows why one does not load */
  service: string;
  /** opens private models */
  auth?: string | undefined;
};

export type Connection = {
  state: Live<ConnectionState>;
  /** null unless it is ready */
  session: () => Session | null;
  retry: () => void;
  disconnect: () => void;
};

/** Sets the frame's address and keeps a connection to what is in it; each attempt stands alone, and what comes late for one is dropped. */
export function openConnection(options: ConnectionOptions, open: (sdk: Sdk) => Session): Connection {
  const state = liveValue<ConnectionState>({ name: 'starting' });
  let attempt: Attempt | null = null;
  const start = (reload: boolean) => {
    state.set({ name: 'starting' });
    const mine = beginAttempt(options, reload, open, (next) => {
      if (attempt !== mine) return;
      if (next.name !== 'ready') close();
      state.set(next);
    });
    attempt = mine;
  };
  const close = () => {
    attempt?.end();
    attempt = null;
  };
  // What was asked for while the network was away may never come; a page that is not there yet is asked for anew.
  const online = () => {
    if (state.value.name !== 'starting') return;
    close();
    start(true);
  };
  window.addEventListener('online', online);
  start(false);
  return {
    state,
    session: () => (state.value.name === 'ready' ? (attempt?.session() ?? null) : null),
    retry: () => {
      const { name } = state.value;
      if ((name === 'failed' || name === 'lost') && options.frame.isConnected) start(true);
    },
    disconnect: () => {
      window.removeEventListener('online', online);
      close();
      state.set({ name: 'disconnected' });
    },
  };
}

type Attempt = { session: () => Session | null; end: () => void };

function beginAttempt(
  options: ConnectionOptions,
  reload: boolean,
  open: (sdk: Sdk) => Session,
  report: (state: ConnectionState) => void,
): Attempt {
  const { frame, delivery, auth } = options;
  const aborter = new AbortController();
  const ends: (() => void)[] = [];
  let session: Session | null = null;
  const fail = (reason: FailureReason, cause?: unknown) => report({ name: 'failed', reason, error: failure(reason, cause) });
  const page = fillFrame(options, reload);
  const timer = setTimeout(() => aborter.abort(failure('no-answer')), answerWithinMs);

  const connected = (sdk: Sdk) => {
    clearTimeout(timer);
    ends.push(() => sdk.disconnect());
    // It may have ended between the answer and here.
    if (aborter.signal.aborted) return endAll(ends);
    session = open(sdk);
    leaving.delete(frame);
    ends.push(session.end);
    ends.push(watchFrame(frame, sdk, delivery, () => report({ name: 'lost' })));
    let isReady = false;
    const phases = sdk.App.state.subscribe(({ phase }) => {
      if (phase === playing && !isReady) {
        isReady = true;
        report({ name: 'ready' });
      }
      if (phase === failedToLoad && isReady) report({ name: 'lost' });
      else if (phase === failedToLoad) void whyNotLoaded(options.service, options.model).then((reason) => fail(reason));
    });
    ends.push(() => phases.cancel());
  };
  // A bundle that lacks what the session stands on is refused like one that does not connect.
  reachSdk({ frame, delivery, ...page, auth, signal: aborter.signal })
    .then(connected)
    .catch((error: unknown) => {
      const noAnswer = aborter.signal.aborted && error === aborter.signal.reason;
      fail(noAnswer ? 'no-answer' : isKeyRefusal(error) ? 'wrong-key' : 'refused', error);
    });
  return {
    session: () => session,
    end: () => {
      clearTimeout(timer);
      aborter.abort();
      endAll(ends);
    },
  };
}

/** Ends what was begun, the last first. The page may be gone with everything that is to be ended in it. */
function endAll(ends: (() => void)[]): void {
  for (const end of ends.splice(0).reverse()) quietly(end);
}

type ComingPage = Pick<Reach, 'before' | 'loaded'>;

/** What is in a frame whose address was set, until the page that was meant has answered. */
const leaving = new WeakMap<HTMLIFrameElement, Document | null>();

/** Puts the viewer's address into the frame, unless it is there; says how to tell its page from the one before. */
function fillFrame({ frame, delivery, model }: ConnectionOptions, reload: boolean): ComingPage {
  const address = frameAddress(delivery, model, location.href);
  if (frame.src === address && !reload) return { before: leaving.get(frame) ?? null, loaded: null };
  const before = documentIn(frame);
  leaving.set(frame, before);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  if (frame.allow !== frameAllows) frame.allow = frameAllows;
  frame.src = address;
  return { before, loaded };
}
