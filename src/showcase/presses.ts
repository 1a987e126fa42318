/** A pointer that moves further, or is held longer, looks around. */
const maxMovePx = 6;
const maxHoldMs = 500;

/** Calls back for each short press in a window that is on no control of it. */
export function listenForPresses(view: Window | null, onPress: () => void, signal: AbortSignal): void {
  let start: PointerEvent | null = null;
  const onDown = (event: PointerEvent) => {
    start = event.isPrimary && !isOnControl(event) ? event : null;
  };
  const onUp = (event: PointerEvent) => {
    if (!start) return;
    const isShort = event.timeStamp - start.timeStamp < maxHoldMs;
    if (isShort && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < maxMovePx) onPress();
    start = null;
  };
  view?.addEventListener('pointerdown', onDown, { signal });
  view?.addEventListener('pointerup', onUp, { signal });
}

/** The elements are of the window, not of ours, so that `instanceof` does not know them. */
const isOnControl = ({ target }: Event): boolean =>
  target !== null && 'closest' in target && (target as Element).closest('a, button, input') !== null;
