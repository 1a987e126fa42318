import type { LocationTour } from '@/domain/locations/location';
import { formatDay } from '@/domain/time';
import { tourTitle } from '@/domain/tours/tour-title';

/** A tour of a location by its name and when it was created. */
export const locationTourTitle = ({ name, created }: LocationTour): string =>
  [tourTitle({ name }), created && formatDay(created)].filter(Boolean).join(', ');
