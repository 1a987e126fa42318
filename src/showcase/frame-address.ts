import { locale } from '@/language/i18n';
import type { ShowcaseDelivery } from './showcase-delivery';

/** The frame's permissions policy. */
export const frameAllows = 'fullscreen; xr-spatial-tracking; clipboard-write; web-share; autoplay';

const defaultParameters = { play: '1', qs: '1', title: '0', brand: '0', help: '0', hl: '0', hr: '0', search: '0' };

/**
 * The address of the viewer's frame for a model: starts immediately, without titles, branding and help, in the language of the page.
 * @param model the provider's id, 11 letters and digits
 * @param base to resolve a relative address of the delivery
 * @see PLAYER-006
 */
export function frameAddress({ address, key, flags }: ShowcaseDelivery, model: string, base: string): string {
  const url = new URL(address, base);
  const parameters = { m: model, ...(key ? { applicationKey: key } : {}), ...defaultParameters, ...flags };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  // English is what viewers show without it, unless the delivery says another language
  if (locale.get() !== 'en') url.searchParams.set('lang', locale.get());
  return url.href;
}
