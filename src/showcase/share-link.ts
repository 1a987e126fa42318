import type { Sdk } from './sdk';
import type { ShowcaseDelivery } from './showcase-delivery';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';

const timeoutMs = 1000;
const messagePrefix = 'shareString';

/**
 * The provider's link to the current view: requested with `triggerUKey` if the frame is of our origin, otherwise through the SDK.
 * @see PLAYER-055 PLAYER-056
 */
export async function shareLink(sdk: Sdk, frame: HTMLIFrameElement, { form }: ShowcaseDelivery): Promise<string> {
  const link = form === 'page' ? await askFrame(frame) : null;
  if (link) return link;
  if (!sdk.Link?.createDeepLink) throw notSupported('links');
  return withViewerError(sdk.Link.createDeepLink(), viewerErrorTexts.get().link);
}

function askFrame(frame: HTMLIFrameElement): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (link: string | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      resolve(link);
    };
    const onMessage = (event: MessageEvent) => {
      const text = messageFrom(frame, event);
      if (text?.startsWith(messagePrefix)) end(linkIn(text));
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    window.addEventListener('message', onMessage);
    frame.contentWindow?.postMessage('triggerUKey', location.origin);
  });
}

/** The text of a message from our frame and origin, otherwise null. @see PLAYER-056 */
export const messageFrom = (frame: HTMLIFrameElement, { origin, source, data }: MessageEvent): string | null =>
  origin === location.origin && source !== null && source === frame.contentWindow && typeof data === 'string' ? data : null;

/** The link after the prefix and a separator; null if there is none. */
export function linkIn(message: string): string | null {
  const rest = message
    .slice(messagePrefix.length)
    .replace(/^[:=| ]/, '')
    .trim();
  return rest === '' ? null : rest;
}
