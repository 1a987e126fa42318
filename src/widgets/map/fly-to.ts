import { type LatLngBounds, type LatLngTuple, type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { Position } from './position';

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Flies to a place, or jumps there for people who prefer reduced motion. */
export function flyTo(map: LeafletMap, center: LatLngTuple, zoom: number): void {
  if (isMotionReduced()) map.setView(center, zoom, { animate: false });
  else map.flyTo(center, zoom, { duration: 0.8 });
}

/** From a zoom level below `nearZoom`, a selected point is flown to at `selectedZoom`. */
const nearZoom = 10;
export const selectedZoom = 16;

/** Flies to a selected point; near the ground the zoom level stays. @see MAP-008 */
export function flyToPosition(map: LeafletMap, { latitude, longitude }: Position): void {
  flyTo(map, [latitude, longitude], map.getZoom() < nearZoom ? selectedZoom : map.getZoom());
}

const fitPaddingPx = 50;

/** Shows all of these positions, with padding, but not closer than `maxZoom`. @see MAP-009 */
export function fitTo(map: LeafletMap, positions: readonly Position[], maxZoom: number): void {
  if (positions.length === 0) return;
  fitBounds(map, latLngBounds(positions.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude])), maxZoom);
}

export function fitBounds(map: LeafletMap, bounds: LatLngBounds, maxZoom: number): void {
  map.fitBounds(bounds, { padding: [fitPaddingPx, fitPaddingPx], maxZoom, animate: !isMotionReduced() });
}
