import { AppError } from '../app-error';
import { uniqueOf } from '../files/names';
import type { IconRef } from '../icons';
import { markerLimits } from '../limits';
import { type Marker, usualIcon } from '../markers';
import { text } from '../stored';

/**
 * A new marker among those of an image: "Marker N" with the first number that is free, and the icon used last, or blue.
 * @see EDIT-088
 */
export function newMarker(latlng: Marker['latlng'], others: readonly Marker[], lastIcon: IconRef = usualIcon): Marker {
  const names = new Set(others.map(({ name }) => name));
  let number = others.length + 1;
  while (names.has(`Marker ${number}`)) number += 1;
  return { name: `Marker ${number}`, body: '', icon: lastIcon, latlng };
}

/**
 * The id of the markers document of an image, where the older layout kept its markers: the one its item names, else the unique id its stored
 * name begins with; "" when it has neither, and so no such document.
 * @see MODEL-062 EDIT-093
 */
export const markersIdOf = (item: { name: string; markerId?: unknown }): string => text(item.markerId) || uniqueOf(item.name);

/** Where a mark can be on an image of this size, in its own pixels: in tenths of them, none outside. @see EDIT-090 */
export const withinImage = ({ lat, lng }: Marker['latlng'], { width, height }: { width: number; height: number }): Marker['latlng'] => ({
  lat: rounded(Math.min(height / 10, Math.max(0, lat))),
  lng: rounded(Math.min(width / 10, Math.max(0, lng))),
});

// a tenth of a pixel
const rounded = (tenths: number): number => Math.round(tenths * 100) / 100;

/**
 * The markers as they are stored: no name is empty.
 * @throws AppError `invalid-argument` for more of them, or more text, than is kept
 * @see EDIT-089
 */
export function savedMarkers(markers: readonly Marker[]): Marker[] {
  if (markers.length > markerLimits.markers)
    throw new AppError('invalid-argument', `An image has room for ${markerLimits.markers} markers.`);
  return markers.map((marker, place) => ({
    ...marker,
    name: marker.name.trim().slice(0, markerLimits.name) || `Marker ${place + 1}`,
    body: marker.body.slice(0, markerLimits.body),
  }));
}
