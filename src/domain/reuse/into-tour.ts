import { AppError } from '../app-error';
import { validateFolders } from '../folders/limits';
import type { FolderId, UserId } from '../ids';
import type { Poi } from '../pois/poi';
import type { EditedTour } from '../tours/edited';
import { formatKib, tourSize } from '../tours/size';
import type { Tour } from '../tours/tour';
import { withAdded } from './add';
import type { Copied } from './copied';
import { mapPicked, type Picked, pickedPois } from './selection';
import { isToBePlaced, placed, toBePlaced } from './to-be-placed';

type Options = { into: FolderId | null; author: UserId };

/** A tour with what was added to it. */
export type WithAdded = { edited: EditedTour; added: Picked };

/**
 * Adds what was copied to a tour: places are kept where the scan is the same, else the points wait for theirs. Its author is whoever adds it.
 * @throws AppError `out-of-range` where it does not fit
 */
export function addedToTour(tour: Tour, edited: EditedTour, copied: Copied, { into, author }: Options): WithAdded {
  const isSameScan = copied.model !== '' && copied.model === tour.matterportId;
  // a tour without a scan has no places that could be missing
  const waits = !isSameScan && (copied.model !== '' || tour.matterportId !== '');
  const arrived = (poi: Poi) => (waits ? toBePlaced(poi) : isSameScan ? poi : placed(poi));
  const own = mapPicked(copied, (poi) => ({ ...arrived(poi), userUid: author }));
  const { folders, added } = withAdded(edited.folders, own, into);
  const after = { ...edited, folders };
  validateFolders(folders);
  const { bytes, share } = tourSize(tour, after);
  if (share > 1)
    throw new AppError(
      'out-of-range',
      `“${tour.name}” would grow to ${formatKib(bytes)}, which is more than one tour can hold. Choose fewer points.`,
    );
  return { edited: after, added };
}

/** The points among these that wait for their places. */
export const waitingIn = (added: Picked): Poi[] => pickedPois(added).filter(isToBePlaced);
