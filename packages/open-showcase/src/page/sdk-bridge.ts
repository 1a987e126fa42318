import type { SdkHost } from '../sdk/host';
import type { PendingCall } from './head-start';

const isFramed = () => window.parent !== window;

/**
 * Forwards pending and later calls of `connect` to the SDK. Its code is loaded immediately in a frame, where the embedder will connect, and
 * when idle elsewhere, because it also draws the scan's own tags.
 */
export function forwardCalls(waiting: readonly PendingCall[], host: SdkHost): () => void {
  let end: (() => void) | undefined;
  let ended = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let connecting: Promise<(...args: unknown[]) => Promise<unknown>> | null = null;

  const connector = () => {
    connecting ??= import('../sdk/connector').then(
      ({ createConnector }) => {
        const { connect, dispose } = createConnector(host);
        if (ended) dispose();
        else end = dispose;
        return connect;
      },
      (reason) => {
        // the next call tries again
        connecting = null;
        throw reason;
      },
    );
    return connecting;
  };
  window.MP_SDK = { connect: async (...args) => (await connector())(...args) };
  for (const { args, resolve, reject } of waiting) window.MP_SDK.connect(...args).then(resolve, reject);
  // callers of `connect` get the rejection
  const prepare = () => connector().catch(() => undefined);
  if (isFramed()) prepare();
  const stopWaiting = host.viewer.phase.subscribe(({ phase }) => {
    if (phase === 'playing') idle = setTimeout(prepare);
  });
  return () => {
    ended = true;
    clearTimeout(idle);
    stopWaiting();
    end?.();
  };
}

/** Rejects all calls of `connect`, because the engine could not be created. */
export function rejectCalls(waiting: readonly PendingCall[], reason: unknown): void {
  const connect = () => Promise.reject(reason);
  // callers hold the object of the head start, and may call it again after the first rejection
  window.MP_SDK = Object.assign(window.MP_SDK, { connect });
  for (const { reject } of waiting) reject(reason);
}
