import { tourTypeId } from '../ids';
import { randomIdentifier } from '../random';
import type { TourType } from './tour-types';

/** A new type in Settings: gray, range 600, without a name. @see SET-007 */
export const newTourType = (): TourType => ({ id: tourTypeId(randomIdentifier()), name: '', color: 'gray', range: 600 });
