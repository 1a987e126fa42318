import { type Tour, tourFrom } from '@/domain/tours';
import { keptTourFrom, type ListedTour, listedFields, listedTourFrom } from '@/domain/tours/listed-tour';
import type { Source } from '../source';

/** tours/{tour} @see MODEL-017 */
export const tours: Source<Tour> = { path: 'tours', read: tourFrom };

/** The same documents, as far as a list shows them. */
export const listedTours: Source<ListedTour> = { path: 'tours', read: listedTourFrom, fields: listedFields, readCached: keptTourFrom };
