import { connectToSdk, documentIn, quietly, type SdkConnectOptions } from './connect-to-sdk';
import { frameAddress, frameAllows } from './frame-address';
import { whyNotLoaded } from './models';
import { type ObservableValue, observableValue } from './observable-values';
import type { ConnectionState } from './port';
import { failedToLoad, playing, type Sdk } from './sdk';
import type { ShowcaseDelivery } from './showcase-delivery';
import type { ShowcaseSession } from './showcase-session';
import { type FailureReason, failureError, isKeyError, isNo3dError } from './viewer-errors';
import { watchFrame } from './watch-frame';

const connectTimeoutMs = 30_000;
/** Failures that a missing network connection explains. */
const connectionReasons: readonly FailureReason[] = ['no-answer', 'not-loaded', 'refused'];

export type ConnectionOptions = {
  frame: HTMLIFrameElement;
  delivery: ShowcaseDelivery;
  /** the provider's model id */
  model: string;
  /** the model service's address, "" for our own origin; it explains load errors */
  service: string;
  /** access to private models */
  auth?: string | undefined;
};

export type Connection = {
  state: ObservableValue<ConnectionState>;
  /** null unless it is ready */
  session: () => ShowcaseSession | null;
  retry: () => void;
  disconnect: () => void;
};

/** Sets the frame's address and connects to the page in it; late events of an earlier attempt are ignored. */
export function openConnection(options: ConnectionOptions, open: (sdk: Sdk) => ShowcaseSession): Connection {
  const state = observableValue<ConnectionState>({ name: 'starting' });
  let attempt: Attempt | null = null;
  const start = (reload: boolean) => {
    state.set({ name: 'starting' });
    const ownAttempt = beginAttempt(options, reload, open, (next) => {
      if (attempt !== ownAttempt) return;
      if (next.name !== 'ready') close();
      state.set(next);
    });
    attempt = ownAttempt;
  };
  const close = () => {
    attempt?.cleanUp();
    attempt = null;
  };
  // requests made while offline may never complete, so the page is loaded again
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

function whyRejected(error: unknown): FailureReason {
  if (isNo3dError(error)) return 'no-3d';
  return isKeyError(error) ? 'wrong-key' : 'refused';
}

type Attempt = { session: () => ShowcaseSession | null; cleanUp: () => void };

function beginAttempt(
  options: ConnectionOptions,
  reload: boolean,
  open: (sdk: Sdk) => ShowcaseSession,
  report: (state: ConnectionState) => void,
): Attempt {
  const { frame, delivery, auth } = options;
  const aborter = new AbortController();
  const cleanups: (() => void)[] = [];
  let session: ShowcaseSession | null = null;
  const fail = (cause: FailureReason, error?: unknown) => {
    const reason = navigator.onLine !== false || !connectionReasons.includes(cause) ? cause : 'offline';
    report({ name: 'failed', reason, error: failureError(reason, error) });
  };
  const page = fillFrame(options, reload);
  const timer = setTimeout(() => aborter.abort(failureError('no-answer')), connectTimeoutMs);

  const connected = (sdk: Sdk) => {
    clearTimeout(timer);
    cleanups.push(() => sdk.disconnect());
    // the attempt may have ended in the meantime
    if (aborter.signal.aborted) return cleanUpAll(cleanups);
    session = open(sdk);
    previousDocuments.delete(frame);
    cleanups.push(session.end);
    cleanups.push(watchFrame(frame, sdk, delivery, () => report({ name: 'lost' })));
    let isReady = false;
    const phases = sdk.App.state.subscribe(({ phase }) => {
      if (phase === playing && !isReady) {
        isReady = true;
        report({ name: 'ready' });
      }
      if (phase === failedToLoad && isReady) report({ name: 'lost' });
      else if (phase === failedToLoad) void whyNotLoaded(options.service, options.model).then((reason) => fail(reason));
    });
    cleanups.push(() => phases.cancel());
  };
  // a bundle that lacks required parts of the SDK fails like one that does not connect
  connectToSdk({ frame, delivery, ...page, auth, signal: aborter.signal })
    .then(connected)
    .catch((error: unknown) => {
      const timedOut = aborter.signal.aborted && error === aborter.signal.reason;
      fail(timedOut ? 'no-answer' : whyRejected(error), error);
    });
  return {
    session: () => session,
    cleanUp: () => {
      clearTimeout(timer);
      aborter.abort();
      cleanUpAll(cleanups);
    },
  };
}

/** Runs the clean-ups, last first. Errors are ignored because the page may be gone. */
function cleanUpAll(cleanups: (() => void)[]): void {
  for (const cleanUp of cleanups.splice(0).reverse()) quietly(cleanUp);
}

type PageLoad = Pick<SdkConnectOptions, 'before' | 'loaded'>;

/** The document that was in a frame when its address was set, until the new page has connected. */
const previousDocuments = new WeakMap<HTMLIFrameElement, Document | null>();

/** Sets the frame's address unless it is set already, and returns how to tell the new page from the previous one. */
function fillFrame({ frame, delivery, model }: ConnectionOptions, reload: boolean): PageLoad {
  const address = frameAddress(delivery, model, location.href);
  if (frame.src === address && !reload) return { before: previousDocuments.get(frame) ?? null, loaded: null };
  const before = documentIn(frame);
  previousDocuments.set(frame, before);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  if (frame.allow !== frameAllows) frame.allow = frameAllows;
  frame.src = address;
  return { before, loaded };
}
