import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { PlayerState } from '@/widgets/player-session/player-state';

/** Keys that do not move the camera: those that hold another one, and those that move the focus. */
const quietKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'CapsLock']);

/**
 * Calls back when a visitor takes over: by pressing or turning the wheel in the scan, by a key that moves there, by opening a point or changing the
 * view, by leaving the page; and when the viewer is lost.
 */
export function watchVisitor({ store, events }: PlayerSession, onInterrupted: () => void) {
  const end = new AbortController();
  document.addEventListener('visibilitychange', () => document.hidden && onInterrupted(), { signal: end.signal });
  const stops = [
    events.subscribe((event) => {
      if (event.type === 'touch' || event.type === 'tag-click' || event.type === 'trigger') onInterrupted();
      if (event.type === 'key' && !event.press.defaultPrevented && !quietKeys.has(event.press.key)) onInterrupted();
    }),
    store.subscribe((state, before) => {
      if (isInterruption(state, before)) onInterrupted();
    }),
  ];
  return {
    end: () => {
      end.abort();
      for (const stop of stops) stop();
    },
  };
}

const isInterruption = (state: PlayerState, before: PlayerState): boolean =>
  state.openCount !== before.openCount ||
  (state.stage.name !== before.stage.name && before.stage.name === 'ready') ||
  (state.isMeasuring && !before.isMeasuring) ||
  (state.uiMode === 'edit' && before.uiMode !== 'edit');
