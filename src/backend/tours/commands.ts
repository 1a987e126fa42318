import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import type { TourId } from '@/domain/ids';
import { tourName } from '@/domain/tour-name';
import { answered } from '../errors';
import { db } from '../firestore';

/**
 * Gives a tour another name; nothing else of it is written but the time.
 * Listeners show the name at once and take it back when the server refuses; offline the answer waits for the network.
 * @throws AppError `permission-denied`, `not-found`
 * @see TOUR-058 TOUR-061
 */
export const renameTour = ({ id, name }: { id: TourId; name: string }): Promise<void> =>
  answered(updateDoc(doc(db, 'tours', id), { name: tourName.parse(name), updated: serverTimestamp() }));
