import { type Tour, tourFrom } from '@/domain/tours';
import type { Source } from '../source';

/** tours/{tour} @see MODEL-017 */
export const tours: Source<Tour> = { path: 'tours', read: tourFrom };
