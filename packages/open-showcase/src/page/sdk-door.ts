import type { SdkHost } from '../sdk/host';
import type { WaitingCall } from './head-start';

const isFramed = () => window.parent !== window;

/**
 * Hands those who connected, and all who will, to the SDK. Its code is loaded at once in a frame, where somebody will connect, and in a quiet
 * moment elsewhere: it draws the scan's own tags, too.
 */
export function answerCalls(waiting: readonly WaitingCall[], host: SdkHost): () => void {
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
        // The next one who connects tries again.
        connecting = null;
        throw reason;
      },
    );
    return connecting;
  };
  window.MP_SDK = { connect: async (...args) => (await connector())(...args) };
  for (const { args, resolve, reject } of waiting) window.MP_SDK.connect(...args).then(resolve, reject);
  // Whoever connects hears that it could not be loaded.
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

/** Where there is no engine there is nothing to connect to. */
export function refuseCalls(waiting: readonly WaitingCall[], reason: unknown): void {
  window.MP_SDK = { connect: () => Promise.reject(reason) };
  for (const { reject } of waiting) reject(reason);
}
