import type { Delivery } from './delivery';
import { answered, notOffered } from './refusals';
import type { Sdk } from './sdk';

const answerWithinMs = 1000;
const announced = 'shareString';

/**
 * The provider's link to the present view: asked with `triggerUKey` where the frame is of our origin, else through the SDK.
 * @see PLAYER-055 PLAYER-056
 */
export async function shareLink(sdk: Sdk, frame: HTMLIFrameElement, { form }: Delivery): Promise<string> {
  const said = form === 'page' ? await askFrame(frame) : null;
  if (said) return said;
  if (!sdk.Link?.createDeepLink) throw notOffered('links to a view');
  return answered(sdk.Link.createDeepLink(), 'The 3D viewer gave no link to this view. Try again.');
}

function askFrame(frame: HTMLIFrameElement): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (link: string | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(link);
    };
    const hear = (event: MessageEvent) => {
      const text = messageFrom(frame, event);
      if (text?.startsWith(announced)) end(linkIn(text));
    };
    const timer = setTimeout(() => end(null), answerWithinMs);
    window.addEventListener('message', hear);
    frame.contentWindow?.postMessage('triggerUKey', location.origin);
  });
}

/** The text of a message that comes from our frame on our origin, else null. @see PLAYER-056 */
export const messageFrom = (frame: HTMLIFrameElement, { origin, source, data }: MessageEvent): string | null =>
  origin === location.origin && source !== null && source === frame.contentWindow && typeof data === 'string' ? data : null;

/** What follows the word and one separator: a link, or null when nothing does. */
export function linkIn(message: string): string | null {
  const rest = message
    .slice(announced.length)
    .replace(/^[:=| ]/, '')
    .trim();
  return rest === '' ? null : rest;
}
