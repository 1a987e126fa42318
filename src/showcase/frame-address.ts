import type { Delivery } from './delivery';

/** What the frame may do. */
export const frameAllows = 'fullscreen; xr-spatial-tracking; clipboard-write; web-share; autoplay';

const always = { play: '1', qs: '1', title: '0', brand: '0', help: '0', hl: '0', hr: '0', search: '0' };

/**
 * The address of the viewer's frame for a model: it starts at once, without titles, branding and help.
 * @param model id at the provider, 11 letters and digits
 * @param base address that a relative one of the delivery starts from
 * @see PLAYER-006
 */
export function frameAddress({ address, key, flags }: Delivery, model: string, base: string): string {
  const url = new URL(address, base);
  const parameters = { m: model, ...(key ? { applicationKey: key } : {}), ...always, ...flags };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
