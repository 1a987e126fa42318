import type { LocationTour } from '@/domain/locations/location';
import { formatDay } from '@/domain/time';

/** A tour of a location by its name and when it was created. */
export const versionTitle = ({ name, created }: LocationTour): string =>
  [name || 'Untitled tour', created && formatDay(created)].filter(Boolean).join(', ');
