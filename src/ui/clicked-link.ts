/** The link of a click that opens another page of the app in this tab; null otherwise. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.origin === window.location.origin && link.pathname === window.location.pathname ? link : null;
}
