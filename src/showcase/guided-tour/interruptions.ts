import type { Signal } from '../observable-values';
import type { ShowcaseEvent } from '../port';
import { eventOfKey } from './keys';

/** Keys that do not move the camera: those that hold another one, and those that move the focus. */
const quietKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'CapsLock']);

/**
 * Calls back when a visitor takes over in the viewer, by pressing or turning the wheel there or by a key that moves, and when the page is left. The keys
 * of a guided tour are for others. @returns stops watching
 */
export function watchViewer(events: Signal<ShowcaseEvent>, onInterrupted: () => void): () => void {
  const end = new AbortController();
  document.addEventListener('visibilitychange', () => document.hidden && onInterrupted(), { signal: end.signal });
  const stop = events.subscribe((event) => {
    if (event.type === 'touch' || event.type === 'tag-click' || event.type === 'trigger') onInterrupted();
    if (event.type === 'key' && movesCamera(event.press)) onInterrupted();
  });
  return () => {
    end.abort();
    stop();
  };
}

const movesCamera = (press: KeyboardEvent): boolean =>
  !press.defaultPrevented && !quietKeys.has(press.key) && eventOfKey(press, false) === null;
