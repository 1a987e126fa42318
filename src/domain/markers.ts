import { type IconRef, iconRefs } from './icons';
import { asStored, number, oneOf, record, records, type Stored, text } from './stored';

/** A mark on an image; `latlng` counts from the image's lower left corner, in tenths of its pixels. @see MODEL-063 EDIT-086 EDIT-090 */
export type Marker = { name: string; body: string; icon: IconRef; latlng: { lat: number; lng: number } };

/** A markers document of the older layout, known by its marker id. @see MODEL-062 */
export type ImageMarkers = { id: string; markers: Marker[] };

const usualIcon: IconRef = 'blue';

/** Reads stored markers. @see MODEL-063 */
export const markersFrom = (stored: unknown): Marker[] => records(stored, markerFrom);

/** Reads a stored markers document. @see MODEL-062 */
export const imageMarkersFrom = (id: string, stored: Stored): ImageMarkers => ({ id, markers: markersFrom(stored.markers) });

function markerFrom(stored: Stored): Marker {
  const latlng = record(stored.latlng);
  return {
    ...asStored(stored),
    name: text(stored.name),
    body: text(stored.body),
    icon: oneOf(iconRefs, stored.icon, usualIcon),
    latlng: { lat: number(latlng.lat, 0), lng: number(latlng.lng, 0) },
  };
}

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
