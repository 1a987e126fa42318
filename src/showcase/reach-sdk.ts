import type { Delivery } from './delivery';
import { isKeyRefusal } from './refusals';
import type { Sdk, SdkDoor } from './sdk';

const pollMs = 100;

export type Reach = {
  frame: HTMLIFrameElement;
  delivery: Delivery;
  /** the document that is in the frame when its address is set; the SDK of the next one is meant */
  before: Document | null;
  /** the arrival of the page in the frame, unless it may be there already */
  loaded: Promise<unknown> | null;
  /** opens private models */
  auth?: string | undefined;
  signal: AbortSignal;
};

/** Connects to the viewer in a frame, whichever way it is delivered. @throws what the provider rejects with, or the signal's reason */
export async function reachSdk(reach: Reach): Promise<Sdk> {
  const { frame, delivery, auth, signal } = reach;
  const options = auth ? [{ auth }] : [];
  if (delivery.form === 'embed') {
    const [door] = await orAborted(Promise.all([bootstrap(delivery), reach.loaded]), signal);
    return orAborted(door.connect(frame, ...options), signal, disconnect);
  }
  const { view, door } = await doorInFrame(reach);
  try {
    return await orAborted(door.connect(view, ...options), signal, disconnect);
  } catch (error) {
    if (signal.aborted || isKeyRefusal(error)) throw error;
    // Older bundles take the frame, the key and a version instead.
    return orAborted(door.connect(frame, delivery.key, ''), signal, disconnect);
  }
}

/** The document in the frame, or null when it is of another origin. */
export function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

type WindowWithSdk = Window & { MP_SDK?: SdkDoor };

function doorInFrame({ frame, before, signal }: Reach): Promise<{ view: Window; door: SdkDoor }> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const view = frame.contentWindow as WindowWithSdk | null;
      const present = documentIn(frame);
      const door = present && present !== before ? view?.MP_SDK : undefined;
      if (!view || !door) return;
      stop();
      resolve({ view, door });
    };
    const stop = () => {
      clearInterval(timer);
      signal.removeEventListener('abort', aborted);
    };
    const aborted = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setInterval(look, pollMs);
    signal.addEventListener('abort', aborted);
    look();
  });
}

const scripts = new Map<string, Promise<SdkDoor>>();

/** The provider's bootstrap script, loaded once a page; one that did not arrive is asked for again. */
function bootstrap({ script, key, module }: Delivery): Promise<SdkDoor> {
  const url = new URL(script, location.href);
  if (key) url.searchParams.set('applicationKey', key);
  const known = scripts.get(url.href);
  if (known) return known;
  const loading = module ? (import(/* @vite-ignore */ url.href) as Promise<SdkDoor>) : loadScript(url.href);
  scripts.set(url.href, loading);
  loading.catch(() => scripts.delete(url.href));
  return loading;
}

function loadScript(src: string): Promise<SdkDoor> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.onload = () => {
      const door = (window as WindowWithSdk).MP_SDK;
      if (door) resolve(door);
      else reject(new Error(`${src} has no MP_SDK.`));
    };
    element.onerror = () => {
      element.remove();
      reject(new Error(`${src} did not arrive.`));
    };
    document.head.append(element);
  });
}

/** The answer, unless the signal ends the wait; `late` takes what comes after that. @throws the signal's reason */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal, late: (answer: T) => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
    answer
      .then((value) => (signal.aborted ? late(value) : resolve(value)), reject)
      .finally(() => signal.removeEventListener('abort', aborted));
  });
}

const disconnect = (sdk: Sdk) => quietly(() => sdk.disconnect());

/** Runs what may fail because the other side is gone already, which is what it is for. */
export function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // nobody is there to answer
  }
}
