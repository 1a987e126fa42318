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
