import { type IconRef, iconRefs } from '../icons';
import { asStored, number, oneOf, record, records, type Stored, text } from '../stored';

/** A marker on an image; `latlng` is measured from the lower left corner, in tens of pixels. @see MODEL-063 EDIT-086 EDIT-090 */
export type Marker = { name: string; body: string; icon: IconRef; latlng: { lat: number; lng: number } };

/** A markers document of the older layout, identified by its marker id. @see MODEL-062 */
export type ImageMarkers = { id: string; markers: Marker[] };

/** @see EDIT-088 */
export const defaultMarkerIcon: IconRef = 'blue';

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
    icon: oneOf(iconRefs, stored.icon, defaultMarkerIcon),
    latlng: { lat: number(latlng.lat, 0), lng: number(latlng.lng, 0) },
  };
}
