import { AppError } from '../app-error';
import { fileIdOf } from '../files/names';
import type { IconRef } from '../icons';
import { markerLimits } from '../limits';
import { plainName } from '../plain-name';
import { text } from '../stored';
import { defaultMarkerIcon, type Marker } from './marker';

/** A new marker of an image: "Marker N" with the first free number, and the last used icon, or blue. @see EDIT-088 */
export function newMarker(latlng: Marker['latlng'], others: readonly Marker[], lastIcon: IconRef = defaultMarkerIcon): Marker {
  const names = new Set(others.map(({ name }) => name));
  let number = others.length + 1;
  while (names.has(`Marker ${number}`)) number += 1;
  return { name: `Marker ${number}`, body: '', icon: lastIcon, latlng };
}

/**
 * The id of an image's markers document in the older layout: the one in its file item, otherwise the unique id at the start of its stored name; "" if
 * there is neither, and so no document.
 * @see MODEL-062 EDIT-093
 */
export const markersIdOf = (item: { name: string; markerId?: unknown }): string => text(item.markerId) || fileIdOf(item.name);

/** Clamps a position to an image of this size in pixels; the position is in tens of pixels. @see EDIT-090 */
export const clampToImage = ({ lat, lng }: Marker['latlng'], { width, height }: { width: number; height: number }): Marker['latlng'] => ({
  lat: rounded(Math.min(height / 10, Math.max(0, lat))),
  lng: rounded(Math.min(width / 10, Math.max(0, lng))),
});

// to a tenth of a pixel
const rounded = (tenths: number): number => Math.round(tenths * 100) / 100;

/** The markers to store; empty names are replaced. @throws AppError `invalid-argument` if there are too many @see EDIT-089 */
export function markersToStore(markers: readonly Marker[]): Marker[] {
  if (markers.length > markerLimits.markers)
    throw new AppError('invalid-argument', `An image can have at most ${markerLimits.markers} markers.`);
  return markers.map((marker, index) => ({
    ...marker,
    name: plainName(marker.name).slice(0, markerLimits.name) || `Marker ${index + 1}`,
    body: marker.body.slice(0, markerLimits.body),
  }));
}
