import type { LocationTour } from '@/domain/locations/location';
import { dayInWords } from '@/domain/time';
import { tourTitle } from '@/domain/tours/tour-title';
import { compareTexts } from './texts';

/** A tour of a location by its name and when it was created. */
export function locationTourTitle({ name, created }: LocationTour): string {
  const title = tourTitle({ name });
  return created ? compareTexts.get().dated({ name: title, date: dayInWords(created) }) : title;
}
