import type { Sdk, SdkGlobal } from './sdk';
import type { ShowcaseDelivery } from './showcase-delivery';
import { isKeyError, isNo3dError } from './viewer-errors';

const pollMs = 100;

export type SdkConnectOptions = {
  frame: HTMLIFrameElement;
  delivery: ShowcaseDelivery;
  /** the document in the frame when its address was set; waits for the SDK of the next one */
  before: Document | null;
  /** resolves when the page in the frame has loaded; null if it may be loaded already */
  loaded: Promise<unknown> | null;
  /** access to private models */
  auth?: string | undefined;
  signal: AbortSignal;
};

/** Connects to the viewer in a frame, for either delivery. @throws the provider's error, or the signal's reason */
export async function connectToSdk(reach: SdkConnectOptions): Promise<Sdk> {
  const { frame, delivery, auth, signal } = reach;
  const options = auth ? [{ auth }] : [];
  if (delivery.form === 'embed') {
    const [sdkGlobal] = await orAborted(Promise.all([bootstrap(delivery), reach.loaded]), signal);
    return orAborted(sdkGlobal.connect(frame, ...options), signal, disconnect);
  }
  const { view, sdkGlobal } = await waitForSdk(reach);
  try {
    return await orAborted(sdkGlobal.connect(view, ...options), signal, disconnect);
  } catch (error) {
    if (signal.aborted || isKeyError(error) || isNo3dError(error)) throw error;
    // older bundles take the frame, the key and a version instead
    return orAborted(sdkGlobal.connect(frame, delivery.key, ''), signal, disconnect);
  }
}

/** The document in the frame, or null if it is cross-origin. */
export function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

type WindowWithSdk = Window & { MP_SDK?: SdkGlobal };

function waitForSdk({ frame, before, signal }: SdkConnectOptions): Promise<{ view: Window; sdkGlobal: SdkGlobal }> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const view = frame.contentWindow as WindowWithSdk | null;
      const currentDocument = documentIn(frame);
      const sdkGlobal = currentDocument && currentDocument !== before ? view?.MP_SDK : undefined;
      if (!view || !sdkGlobal) return;
      stop();
      resolve({ view, sdkGlobal });
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

const scripts = new Map<string, Promise<SdkGlobal>>();

/** The provider's bootstrap script, loaded once per page; a failed load can be retried. */
function bootstrap({ script, key, module }: ShowcaseDelivery): Promise<SdkGlobal> {
  const url = new URL(script, location.href);
  if (key) url.searchParams.set('applicationKey', key);
  const existing = scripts.get(url.href);
  if (existing) return existing;
  const loading = module ? (import(/* @vite-ignore */ url.href) as Promise<SdkGlobal>) : loadScript(url.href);
  scripts.set(url.href, loading);
  loading.catch(() => scripts.delete(url.href));
  return loading;
}

function loadScript(src: string): Promise<SdkGlobal> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.onload = () => {
      const sdkGlobal = (window as WindowWithSdk).MP_SDK;
      if (sdkGlobal) resolve(sdkGlobal);
      else reject(new Error(`${src} has no MP_SDK.`));
    };
    element.onerror = () => {
      element.remove();
      reject(new Error(`Couldn’t load ${src}.`));
    };
    document.head.append(element);
  });
}

/** Resolves like the promise, unless the signal aborts first; `late` receives a value that arrives after that. @throws the signal's reason */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal, onLateValue: (promise: T) => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
    promise
      .then((value) => (signal.aborted ? onLateValue(value) : resolve(value)), reject)
      .finally(() => signal.removeEventListener('abort', aborted));
  });
}

const disconnect = (sdk: Sdk) => quietly(() => sdk.disconnect());

/** Runs a clean-up that may fail because the other side is already gone. */
export function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // nothing to clean up
  }
}
