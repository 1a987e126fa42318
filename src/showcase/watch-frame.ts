import { documentIn } from './connect-to-sdk';
import type { Sdk } from './sdk';
import type { ShowcaseDelivery } from './showcase-delivery';

const pingIntervalMs = 15_000;
const pingTimeoutMs = 10_000;

/**
 * Calls `lost` once if the connected frame is removed, loads another page, or, across origins, stops responding. Returns a function that stops
 * watching.
 */
export function watchFrame(frame: HTMLIFrameElement, sdk: Sdk, { form }: ShowcaseDelivery, lost: () => void): () => void {
  const connected = documentIn(frame);
  const cleanups: (() => void)[] = [];
  let ended = false;
  const stop = () => {
    ended = true;
    for (const end of cleanups.splice(0)) end();
  };
  const lose = () => {
    if (ended) return;
    stop();
    lost();
  };
  const ping = () =>
    isResponding(sdk).then((alive) => {
      if (!alive) lose();
    });
  // for our origin the document shows whether it is the same page; the first `load` can fire after the connection
  const loaded = () => {
    if (form === 'embed') void ping();
    else if (documentIn(frame) !== connected) lose();
  };
  frame.addEventListener('load', loaded);
  cleanups.push(() => frame.removeEventListener('load', loaded));

  const removal = new MutationObserver(() => {
    if (!frame.isConnected) lose();
  });
  removal.observe(frame.ownerDocument, { childList: true, subtree: true });
  cleanups.push(() => removal.disconnect());

  if (form === 'embed') {
    // browsers throttle pages in the background, which then respond late
    const timer = setInterval(() => document.visibilityState === 'visible' && ping(), pingIntervalMs);
    cleanups.push(() => clearInterval(timer));
  }
  return stop;
}

/** Whether the viewer still responds, with anything at all. */
function isResponding({ Model }: Sdk): Promise<boolean> {
  if (!Model) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), pingTimeoutMs);
    const alive = () => {
      clearTimeout(timer);
      resolve(true);
    };
    Model.getData().then(alive, alive);
  });
}
