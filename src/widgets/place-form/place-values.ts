import type { Place } from '@/domain/place';

/** The fields that a form with a place has, at these paths; others may stand beside them. */
export type PlaceValues = { address: string; place: Place };

export type PlacePath = 'address' | `place.${keyof Place}`;

/** Labels of all fields of a place, in form order. @see TOUR-035 TOUR-036 TOUR-037 */
export const placeLabels = {
  address: 'Address',
  'place.route': 'Route',
  'place.street_number': 'Street Number',
  'place.locality': 'Locality',
  'place.administrative_area_level_1': 'Area(1)',
  'place.administrative_area_level_2': 'Area(2)',
  'place.administrative_area_level_3': 'Area(3)',
  'place.country': 'Country',
  'place.latitude': 'Latitude',
  'place.longitude': 'Longitude',
} as const satisfies Record<PlacePath, string>;

/** How a field is set by search or map, so that the form treats it like typed input. */
export const asInput = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
