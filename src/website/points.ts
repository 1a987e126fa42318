/** The part of the page that describes a point. */
export const articleOf = (id: string): HTMLElement | null => partOf(`point=${encodeURIComponent(id)}`);

/** The part of the page that lists a room. */
export const roomItemOf = (id: string): HTMLElement | null => partOf(`room=${encodeURIComponent(id)}`);

const partOf = (anchor: string): HTMLElement | null =>
  document.getElementById(anchor) ?? document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);

/**
 * Browsers scroll to the part of the page that the address names, again and again until it is loaded: to a card in the list, although its content is
 * beside the scan. Without ids they find none; `articleOf` still does.
 */
export function keepBrowserFromScrolling(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.point, .room-item')) {
    part.dataset.anchor = part.id;
    part.removeAttribute('id');
  }
}
