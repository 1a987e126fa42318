import type { ShowcaseEvent } from './port';
import type { Sdk } from './sdk';
import { messageFrom } from './share-link';
import type { ShowcaseDelivery } from './showcase-delivery';

const events: ReadonlyMap<string | null, ShowcaseEvent> = new Map([
  ['trigger', { type: 'trigger' }],
  ['addSweep', { type: 'add-sweep' }],
  ['addTag', { type: 'add-tag' }],
]);

/**
 * Emits events for messages posted by the page in the frame; other windows and origins are ignored. Returns a function that stops it.
 * @see PLAYER-056 EDIT-105
 */
export function listenForMessages(frame: HTMLIFrameElement, emit: (event: ShowcaseEvent) => void): () => void {
  const onMessage = (message: MessageEvent) => {
    const event = events.get(messageFrom(frame, message));
    if (event) emit(event);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Emits an event when the camera starts to walk to another sweep. Returns a function that stops it. */
export function listenForWalks({ Sweep, on, off }: Sdk, emit: (event: ShowcaseEvent) => void): () => void {
  const EXIT = Sweep.Event?.EXIT;
  const onExit = (_from: unknown, to: unknown) => {
    if (typeof to === 'string' && to !== '') emit({ type: 'walk', to });
  };
  if (EXIT) on?.(EXIT, onExit);
  return () => EXIT && off?.(EXIT, onExit);
}

/** Emits an event when Escape is pressed in a frame of our origin, whose key events the app does not receive. Returns a function that stops it. */
export function listenForEscape(frame: HTMLIFrameElement, { form }: ShowcaseDelivery, emit: (event: ShowcaseEvent) => void): () => void {
  const end = new AbortController();
  const onMessage = ({ key }: KeyboardEvent) => key === 'Escape' && emit({ type: 'escape' });
  if (form === 'page') frame.contentWindow?.addEventListener('keydown', onMessage, { signal: end.signal });
  return () => end.abort();
}

/** Emits an event for each press, turn of the wheel and key in a frame of our origin, before the viewer gets it. Returns a function that stops it. */
export function listenForTouches(frame: HTMLIFrameElement, { form }: ShowcaseDelivery, emit: (event: ShowcaseEvent) => void): () => void {
  const end = new AbortController();
  const view = form === 'page' ? frame.contentWindow : null;
  const options = { capture: true, passive: true, signal: end.signal };
  for (const type of ['pointerdown', 'wheel'] as const) view?.addEventListener(type, () => emit({ type: 'touch' }), options);
  const onKey = (press: KeyboardEvent) => {
    emit({ type: 'key', press });
    if (press.defaultPrevented) press.stopImmediatePropagation();
  };
  view?.addEventListener('keydown', onKey, { capture: true, signal: end.signal });
  return () => end.abort();
}

/**
 * Forwards to the app that files are dragged over a frame of our origin, whose events it does not receive, and keeps the frame from showing a
 * file that is dropped on it. Returns a function that stops it.
 */
export function forwardFileDrags(frame: HTMLIFrameElement, { form }: ShowcaseDelivery): () => void {
  const end = new AbortController();
  const view = form === 'page' ? frame.contentWindow : null;
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    if (event.type === 'dragenter') window.dispatchEvent(new DragEvent('dragenter', { dataTransfer: event.dataTransfer }));
  };
  for (const type of ['dragenter', 'dragover', 'drop'] as const) view?.addEventListener(type, onDrag, { signal: end.signal });
  return () => end.abort();
}
