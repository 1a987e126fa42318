import { collection, doc } from 'firebase/firestore';
import type { TourId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours';
import { converterFor } from '../converter';
import { db } from '../firestore';

/** tours/{tour} @see MODEL-017 */
export const toursRef = collection(db, 'tours').withConverter(converterFor(tourFrom));
export const tourRef = (id: TourId) => doc(toursRef, id);
