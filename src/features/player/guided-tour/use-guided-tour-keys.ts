import { useEffect, useEffectEvent } from 'react';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { eventOfKey } from '@/showcase/guided-tour/keys';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { areShortcutsEnabled } from '@/widgets/player-session/shortcuts-enabled';
import { isUsedByTarget } from '../controls/use-shortcuts';

const pressable = 'button, a[href], summary, label, select, [role=menuitem], [role=option]';
const scrollable = '[role=tree], [role=menu], [role=listbox], section[tabindex="0"]';

/** Space, Shift with the left and right arrow, Home, End and Escape, here and in the scan; none while typing. */
export function useGuidedTourKeys({ store, send }: GuidedTourSession): void {
  const { store: player, events } = usePlayerSession();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isUsed(event)) return;
    if (event.key === 'Escape' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const { panel, showsDrone, isMeasuring, closeGuidedTour } = player.getState();
      if (panel !== null || showsDrone || isMeasuring) return;
      closeGuidedTour();
    } else {
      const action = event.key === ' ' && !areShortcutsEnabled() ? null : eventOfKey(event, store.getState().playback.isPlaying);
      if (!action) return;
      send(action);
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

function isUsed(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (isUsedByTarget(event)) return true;
  if (key === ' ') return target.closest(pressable) !== null;
  return (key === 'Home' || key === 'End') && target.closest(scrollable) !== null;
}
