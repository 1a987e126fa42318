import { type IconDescription, iconImage } from '@/domain/icons';
import type { Marker } from '@/domain/markers/marker';
import { ownImageUrl } from '../file-preview/own-url';
import { imageTexts } from './texts';
import type { Size } from './view';

/** Converts a marker position (units of 10 image pixels from the lower left corner) to fractions of the image from its upper left corner. @see EDIT-090 */
export const pointOf = ({ lat, lng }: Marker['latlng'], { width, height }: Size): { x: number; y: number } => ({
  x: (lng * 10) / width,
  y: 1 - (lat * 10) / height,
});

/** The inverse of `pointOf`. @see EDIT-090 */
export const latlngAt = ({ x, y }: { x: number; y: number }, { width, height }: Size): Marker['latlng'] => ({
  lat: ((1 - y) * height) / 10,
  lng: (x * width) / 10,
});

/** The name of a marker, or "Marker" and its number. */
export const markerTitle = ({ name }: Marker, index: number): string => name || imageTexts.get().marker({ number: String(index + 1) });

/** The image URL of a marker's icon. */
export const markerImage = ({ icon }: Pick<Marker, 'icon'>, icons: readonly IconDescription[]): string =>
  ownImageUrl(icons.find(({ ref }) => ref === icon)?.default ?? '') ?? iconImage(icon);

/** Converts client coordinates to fractions of an element from its upper left corner. */
export function fractionAt(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}
