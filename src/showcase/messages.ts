import type { Delivery } from './delivery';
import type { ShowcaseEvent } from './port';
import { messageFrom } from './share-link';

const events: ReadonlyMap<string | null, ShowcaseEvent> = new Map([
  ['trigger', { type: 'trigger' }],
  ['addSweep', { type: 'add-sweep' }],
  ['addTag', { type: 'add-tag' }],
]);

/** Tells what the page in the frame posts; other windows and origins are not heard. The answer ends it. @see PLAYER-056 EDIT-105 */
export function hearMessages(frame: HTMLIFrameElement, emit: (event: ShowcaseEvent) => void): () => void {
  const hear = (message: MessageEvent) => {
    const event = events.get(messageFrom(frame, message));
    if (event) emit(event);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Tells that Escape was pressed in a frame of our origin, whose keys the app does not get. The answer ends it. */
export function hearEscape(frame: HTMLIFrameElement, { form }: Delivery, emit: (event: ShowcaseEvent) => void): () => void {
  const end = new AbortController();
  const hear = ({ key }: KeyboardEvent) => key === 'Escape' && emit({ type: 'escape' });
  if (form === 'page') frame.contentWindow?.addEventListener('keydown', hear, { signal: end.signal });
  return () => end.abort();
}
