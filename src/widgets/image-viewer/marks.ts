import { type IconDescription, iconImage } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { ownPicture } from '../file-preview/own-address';
import type { Size } from './view';

/** Where a marker is, in fractions of the image from its upper left corner; it counts from the lower left one, in tenths of the image's pixels. @see EDIT-090 */
export const pointOf = ({ lat, lng }: Marker['latlng'], { width, height }: Size): { x: number; y: number } => ({
  x: (lng * 10) / width,
  y: 1 - (lat * 10) / height,
});

/** The place of a marker at a point of the image. @see EDIT-090 */
export const latlngAt = ({ x, y }: { x: number; y: number }, { width, height }: Size): Marker['latlng'] => ({
  lat: ((1 - y) * height) / 10,
  lng: (x * width) / 10,
});

/** What a marker is called, also where nobody named it. */
export const markerTitle = ({ name }: Marker, place: number): string => name || `Marker ${place + 1}`;

/** What a marker looks like. */
export const markerPicture = ({ icon }: Pick<Marker, 'icon'>, icons: readonly IconDescription[]): string =>
  ownPicture(icons.find(({ ref }) => ref === icon)?.default ?? '') ?? iconImage(icon);

/** Where a point of the screen is on an element, in fractions from its upper left corner. */
export function fractionAt(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}
