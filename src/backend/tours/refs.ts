import { cachedTourFrom, type ListedTour, listedFields, listedTourFrom } from '@/domain/tours/listed-tour';
import { isTombstone } from '@/domain/tours/tombstone';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import type { Source } from '../live/source';

/** tours/{tour} @see MODEL-017 */
export const tours: Source<Tour> = { path: 'tours', read: tourFrom };

/** The same documents, with `null` for a tour in the bin, which only global admins can read. */
export const openTours: Source<Tour | null> = { path: 'tours', read: (id, stored) => (isTombstone(stored) ? null : tourFrom(id, stored)) };

/** The same documents, with the fields that a list shows. */
export const listedTours: Source<ListedTour> = { path: 'tours', read: listedTourFrom, fields: listedFields, readCached: cachedTourFrom };
