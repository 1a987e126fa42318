import type { ReactNode } from 'react';
import type { Poi } from '@/domain/pois/poi';
import type { PlaceOfRow } from './place-of-row';

/** The points that a search found, best first, and how many other results it has. */
export type FoundPoints = {
  search: string;
  pois: Poi[];
  others: number;
  nameOf: (poi: Poi) => ReactNode;
  placeOf: (poi: Poi) => PlaceOfRow;
};
