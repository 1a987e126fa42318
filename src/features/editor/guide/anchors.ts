/** A place in the window, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** The first of the controls that is in sight; null when none is. */
export function anchorIn(anchors: readonly string[], root: ParentNode = document): HTMLElement | null {
  for (const anchor of anchors) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-guide="${anchor}"]`)].find(isInSight);
    if (found) return found;
  }
  return null;
}

function isInSight(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export const isSameBox = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height);

/** Draws attention to a control: it has the focus, and a ring that comes and goes, where motion is wanted. @see EDIT-101 */
export function highlight(anchor: string): void {
  const element = anchorIn([anchor]);
  if (!element) return;
  element.scrollIntoView?.({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  const shown = { outline: '3px solid var(--color-accent-line)', outlineOffset: '2px' };
  const away = { outline: '3px solid transparent', outlineOffset: '10px' };
  element.animate?.([shown, away], { duration: 900, iterations: 4, easing: 'ease-out' });
}
