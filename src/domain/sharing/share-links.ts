import { type Euler, eulerFrom, type Vector, vectorFrom, zoomFrom } from '../geometry';
import { type PoiId, poiId, type TourId, type UserId, userId } from '../ids';
import { documentIdLength } from '../limits';
import { playerPath } from '../page-addresses';
import { date, type Stored, text } from '../stored';

/**
 * A link to a PoI or to an exact view: `tours/{tour}/links/{shareId}`. Without `poiId` it links to the view. `name` is for those who manage it;
 * it works until `expires` (null: for ever) or `revoked`.
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
  name: string;
  expires: Date | null;
  revoked: Date | null;
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
  name: text(stored.name),
  expires: date(stored.expires),
  revoked: date(stored.revoked),
});

/** @see ACCESS-060 */
export type LinkState = 'active' | 'expired' | 'revoked';

/** Whether a link works, has expired, or was revoked. */
export function linkState({ expires, revoked }: Pick<ShareLink, 'expires' | 'revoked'>, now: Date): LinkState {
  if (revoked !== null) return 'revoked';
  return expires !== null && expires <= now ? 'expired' : 'active';
}

/** Links in the order of a list: those that work first, then the newest. A link whose server time is pending is the newest. */
export const sortedLinks = (links: readonly ShareLink[], now: Date): ShareLink[] =>
  links.toSorted((one, other) => {
    const isOver = (link: ShareLink) => Number(linkState(link, now) !== 'active');
    return isOver(one) - isOver(other) || createdAt(other) - createdAt(one);
  });

const createdAt = ({ created }: ShareLink): number => created?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The shared view: camera position (metres) and rotation (degrees). */
export type SharedView = Pick<ShareLink, 'rotation' | 'sweep' | 'zoom' | 'position'>;

/** What people who manage a link can change. */
export type LinkSettings = Pick<ShareLink, 'name' | 'expires'>;

type NewLink = { poi: PoiId | null; message: string; user: UserId } & LinkSettings;

/** The document of a new share link, with finite numbers; the writer adds the server's `created`. @see MODEL-083 PLAYER-047 */
export const newShareLink = (view: SharedView, { poi, message, user, name, expires }: NewLink) => ({
  poiId: poi ?? '',
  rotation: eulerFrom(view.rotation),
  sweep: view.sweep,
  zoom: zoomFrom(view.zoom),
  position: vectorFrom(view.position),
  message: message.trim(),
  user,
  name: name.trim(),
  expires,
});

/** Whether a part of an address can be a share link's id: exactly 20 characters. @see PLAYER-052 ROUTE-041 */
export const isShareId = (part: string | undefined): part is string => part?.length === documentIdLength;

/** The address of a share link; `app` is the app's own address, without the hash. @see PLAYER-050 */
export const shareAddress = (app: string, tour: TourId, shareId: string): string =>
  `${app.replace(/#.*$/, '').replace(/\/+$/, '')}/#${playerPath(tour, 'play', shareId)}`;
