import { type UserId, userId } from '../ids';
import { date, number, record, type Stored, text } from '../stored';
import { type Location, locationFrom } from './location';

/**
 * A deleted location, as the bin lists it: `organizations/{organization}/locationBin/{location}`, with the whole location in the field `location`. Its
 * tours stay below `locations/{location}`, where a tombstone closes them.
 */
export type BinnedLocation = Location & { tours: number; deletedAt: Date | null; deletedBy: UserId; deletedByEmail: string };

/** Reads a location in the bin. */
export const binnedLocationFrom = (id: string, stored: Stored): BinnedLocation => ({
  ...locationFrom(id, record(stored.location)),
  tours: Math.max(0, number(stored.tours, 0)),
  deletedAt: date(stored.deletedAt),
  deletedBy: userId(text(stored.deletedBy)),
  deletedByEmail: text(stored.deletedByEmail),
});
