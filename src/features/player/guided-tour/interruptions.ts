import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { PlayerState } from '@/widgets/player-session/player-state';

/** Keys that do not move the camera: those that hold another one, and those that move the focus. */
const quietKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'CapsLock']);

/**
 * Calls back when a visitor takes over: by pressing or turning the wheel in the scan, by a key that moves there, by opening a point or changing the
 * view, by leaving the page; and when the viewer is lost.
 */
export function watchVisitor({ store, events }: PlayerSession, onTakeOver: () => void) {
  const end = new AbortController();
  document.addEventListener('visibilitychange', () => document.hidden && onTakeOver(), { signal: end.signal });
  const stops = [
    events.subscribe((event) => {
      if (event.type === 'touch' || event.type === 'tag-click' || event.type === 'trigger') onTakeOver();
      if (event.type === 'key' && !event.press.defaultPrevented && !quietKeys.has(event.press.key)) onTakeOver();
    }),
    store.subscribe((state, before) => {
      if (hasTakenOver(state, before)) onTakeOver();
    }),
  ];
  return {
    end: () => {
      end.abort();
      for (const stop of stops) stop();
    },
  };
}

const hasTakenOver = (state: PlayerState, before: PlayerState): boolean =>
  state.openCount !== before.openCount ||
  (state.stage.name !== before.stage.name && before.stage.name === 'ready') ||
  (state.isMeasuring && !before.isMeasuring) ||
  (state.uiMode === 'edit' && before.uiMode !== 'edit');
