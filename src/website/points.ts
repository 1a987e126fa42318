/** The part of the page that describes a point. */
export function articleOf(id: string): HTMLElement | null {
  const anchor = `point=${encodeURIComponent(id)}`;
  return document.getElementById(anchor) ?? document.querySelector(`[data-point="${CSS.escape(anchor)}"]`);
}
