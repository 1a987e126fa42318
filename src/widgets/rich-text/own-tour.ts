import { tourPageRoot } from '@/domain/page-addresses';

/** Whether an address is that of a tour here, which opens in the same window; not inside another site's page, which may show this tour alone. */
export const isOwnTour = (address: string): boolean =>
  window.top === window && address.startsWith(`${location.origin}${location.pathname}#${tourPageRoot}/`);
