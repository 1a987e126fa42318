import { type Euler, eulerFrom, type Vector, vectorFrom, zoomFrom } from '../geometry';
import { type PoiId, poiId, type TourId, type UserId, userId } from '../ids';
import { documentIdLength } from '../limits';
import { date, type Stored, text } from '../stored';

/**
 * A link to a PoI or to an exact view: `tours/{tour}/links/{shareId}`. Without `poiId` it is the view that counts.
 * @see MODEL-083
 */
export type ShareLink = {
  id: string;
  poiId: PoiId;
  rotation: Euler;
  sweep: string;
  user: UserId;
  created: Date | null;
  zoom: number;
  message: string;
  position: Vector;
};

/** Reads a stored share link. @see MODEL-083 PLAYER-053 */
export const shareLinkFrom = (id: string, stored: Stored): ShareLink => ({
  id,
  poiId: poiId(text(stored.poiId)),
  rotation: eulerFrom(stored.rotation),
  sweep: text(stored.sweep),
  user: userId(text(stored.user)),
  created: date(stored.created),
  zoom: zoomFrom(stored.zoom),
  message: text(stored.message),
  position: vectorFrom(stored.position),
});

/** The view that is shared: where the camera stands (metres) and looks (degrees). */
export type SharedView = Pick<ShareLink, 'rotation' | 'sweep' | 'zoom' | 'position'>;

/** What is stored of a new share link, its numbers finite; `created`, the server's time, is left to the writer. @see MODEL-083 PLAYER-047 */
export const newShareLink = (view: SharedView, { poi, message, user }: { poi: PoiId | null; message: string; user: UserId }) => ({
  poiId: poi ?? '',
  rotation: eulerFrom(view.rotation),
  sweep: view.sweep,
  zoom: zoomFrom(view.zoom),
  position: vectorFrom(view.position),
  message: message.trim(),
  user,
});

/** Whether a part of an address can be the id of a share link: exactly 20 characters. Any other is ignored. @see PLAYER-052 ROUTE-041 */
export const isShareId = (part: string | undefined): part is string => part?.length === documentIdLength;

/** The address of a share link; `app` is the app's own, without the hash. @see PLAYER-050 */
export const shareAddress = (app: string, tour: TourId, shareId: string): string =>
  `${app.replace(/#.*$/, '').replace(/\/+$/, '')}/#/digital-twin/${encodeURIComponent(tour)}/play/${encodeURIComponent(shareId)}`;
