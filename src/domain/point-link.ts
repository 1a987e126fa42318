import { decoded } from './decoded';
import { type PoiId, poiId } from './ids';

const prefix = '#point=';

/**
 * The address of a link in a text that leads to a point of the same tour; the page of a downloaded website has the point there. What doesn't know
 * such addresses shows the words alone.
 */
export const pointLink = (poi: PoiId): string => `${prefix}${encodeURIComponent(poi)}`;

/** The point that a link in a text leads to; null if it leads elsewhere. */
export function linkedPoint(address: string): PoiId | null {
  if (!address.startsWith(prefix) || address.length === prefix.length) return null;
  const id = decoded(address.slice(prefix.length));
  return id === null ? null : poiId(id);
}
