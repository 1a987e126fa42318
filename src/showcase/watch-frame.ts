import type { Delivery } from './delivery';
import { documentIn } from './reach-sdk';
import type { Sdk } from './sdk';

const pulseEveryMs = 15_000;
const pulseWithinMs = 10_000;

/**
 * Calls `lost` once when the frame with this connection is taken away, loads another page, or, seen only across origins, does not answer
 * any more. The answer ends the watch.
 */
export function watchFrame(frame: HTMLIFrameElement, sdk: Sdk, { form }: Delivery, lost: () => void): () => void {
  const connected = documentIn(frame);
  const ends: (() => void)[] = [];
  let ended = false;
  const stop = () => {
    ended = true;
    for (const end of ends.splice(0)) end();
  };
  const lose = () => {
    if (ended) return;
    stop();
    lost();
  };
  const pulse = () =>
    answers(sdk).then((alive) => {
      if (!alive) lose();
    });
  // A page of our origin shows whether it is still the same; the first `load` may come after the connection.
  const loaded = () => {
    if (form === 'embed') void pulse();
    else if (documentIn(frame) !== connected) lose();
  };
  frame.addEventListener('load', loaded);
  ends.push(() => frame.removeEventListener('load', loaded));

  const removal = new MutationObserver(() => {
    if (!frame.isConnected) lose();
  });
  removal.observe(frame.ownerDocument, { childList: true, subtree: true });
  ends.push(() => removal.disconnect());

  if (form === 'embed') {
    // Pages in the background are held up by the browser and answer late without being lost.
    const timer = setInterval(() => document.visibilityState === 'visible' && pulse(), pulseEveryMs);
    ends.push(() => clearInterval(timer));
  }
  return stop;
}

/** Whether the viewer still answers, with anything at all. */
function answers({ Model }: Sdk): Promise<boolean> {
  if (!Model) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), pulseWithinMs);
    const alive = () => {
      clearTimeout(timer);
      resolve(true);
    };
    Model.getData().then(alive, alive);
  });
}
