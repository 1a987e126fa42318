import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import type { ParsedInput } from '@/domain/callables/inputs';
import { foldersFrom } from '@/domain/folders/folder';
import { guidedToursFrom } from '@/domain/guided-tours/guided-tour';
import { placeFrom } from '@/domain/place';
import { snapshotFrom } from '@/domain/publishing/snapshots';
import { roomsFrom } from '@/domain/rooms/room';
import type { Tour } from '@/domain/tours/tour';
import { withDates } from '../core/dates';
import { type PublicationRef, snapshotRef } from './refs';

type Edited = NonNullable<ParsedInput<'publishTour'>['edited']>;

/**
 * The tour as a version shows it, with edited folders. The tour itself stays as it is.
 * @throws not-found if the version was deleted
 * @see VIEWER-007
 */
export async function editedVersion(tour: Tour, { from, folders, guidedTours, rooms }: Edited): Promise<Tour> {
  const snapshot = await readSnapshot({ organization: tour.organization, tour: tour.id }, from);
  const stored = snapshotFrom(from, withDates(snapshot.data() ?? {}));
  const { matterportId, floorplans, documents, thumbnailUrl, thumbnailAlt, tourName, description, details } = stored;
  return {
    ...tour,
    name: tourName || tour.name,
    matterportId,
    floorplans,
    documents,
    thumbnailUrl,
    thumbnailAlt,
    // a version from before versions had them keeps the tour's
    description: description || tour.description,
    ...(details && { ...details, place: placeFrom(undefined) }),
    folders: foldersFrom(folders),
    guidedTours: guidedTours ? guidedToursFrom(guidedTours) : (stored.guidedTours ?? []),
    pointTypes: stored.pointTypes,
    rooms: rooms ? roomsFrom(rooms) : (stored.rooms ?? []),
  };
}

/** @throws not-found */
export async function readSnapshot(tour: PublicationRef, version: string): Promise<DocumentSnapshot> {
  const snapshot = await snapshotRef(tour, version).get();
  if (!snapshot.exists) throw new AppError('not-found', 'This version no longer exists. Somebody may have deleted it.');
  return snapshot;
}
