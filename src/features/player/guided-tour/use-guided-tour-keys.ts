import { useEffect, useEffectEvent } from 'react';
import type { PlaybackEvent } from '@/domain/guided-tours/playback';
import { readingKey } from '@/language/direction';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { areShortcutsEnabled } from '@/widgets/player-session/shortcuts-enabled';
import { isUsedByTarget } from '../controls/use-shortcuts';
import type { GuidedTourSession } from './guided-tour-session';

const pressable = 'button, a[href], summary, label, select, [role=menuitem], [role=option]';
const scrollable = '[role=tree], [role=menu], [role=listbox], section[tabindex="0"]';

/** Space, Shift with the left and right arrow, Home, End and Escape, here and in the scan; none while typing. */
export function useGuidedTourKeys({ store, send }: GuidedTourSession): void {
  const { store: player, events } = usePlayerSession();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isUsed(event)) return;
    if (event.key === 'Escape') {
      const { panel, showsDrone, isMeasuring, closeGuidedTour } = player.getState();
      if (panel !== null || showsDrone || isMeasuring) return;
      closeGuidedTour();
    } else {
      const action = actionOf(event, store.getState().playback.isPlaying);
      if (!action) return;
      send({ type: action });
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const end = new AbortController();
    // before the keys of the player, whose arrows lead from point to point
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal: end.signal });
    const stop = events.subscribe((event) => event.type === 'key' && onKey(event.press));
    return () => {
      end.abort();
      stop();
    };
  }, [events]);
}

type KeyAction = Extract<PlaybackEvent['type'], 'play' | 'pause' | 'next' | 'previous' | 'first' | 'last'>;

function actionOf({ key, shiftKey }: KeyboardEvent, isPlaying: boolean): KeyAction | null {
  if (key === ' ' && !shiftKey && areShortcutsEnabled()) return isPlaying ? 'pause' : 'play';
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (!shiftKey) return null;
  const direction = readingKey(key);
  return direction === 'ArrowRight' ? 'next' : direction === 'ArrowLeft' ? 'previous' : null;
}

function isUsed(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (isUsedByTarget(event)) return true;
  if (key === ' ') return target.closest(pressable) !== null;
  return (key === 'Home' || key === 'End') && target.closest(scrollable) !== null;
}
