/** A rectangle in the viewport, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** The first of the controls that is visible; null if none is. */
export function anchorIn(anchors: readonly string[], root: ParentNode = document): HTMLElement | null {
  for (const anchor of anchors) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-guide="${anchor}"]`)].find(isVisible);
    if (found) return found;
  }
  return null;
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Focuses a control and shows a pulsing ring around it, unless the user prefers reduced motion. @see EDIT-101 */
export function highlight(anchor: string): void {
  const element = anchorIn([anchor]);
  if (!element) return;
  element.scrollIntoView?.({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  const visible = { outline: '3px solid var(--color-accent-line)', outlineOffset: '2px' };
  const faded = { outline: '3px solid transparent', outlineOffset: '10px' };
  element.animate?.([visible, faded], { duration: 900, iterations: 4, easing: 'ease-out' });
}
