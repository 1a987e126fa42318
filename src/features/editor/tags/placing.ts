import { AppError } from '@/domain/app-error';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { asTag, withoutTag, withTagAt } from '@/domain/pois/tag-changes';
import type { Placing, Showcase, TagPosition } from '@/showcase/port';
import { sayProblem } from '@/ui/say';
import { placedTag } from '@/widgets/visit/placed-tags';
import { pleaseWait } from '@/widgets/visit/player-controls';
import type { EditingSession } from '../session/editing-session';
import { takeScreenshot } from './screenshots';
import { whileThere } from './while-there';

/** What is refused while a tag follows the pointer. @see EDIT-021 */
export const stillPlacing = 'You are currently placing a tag - click somewhere in the showcase to place it first.';

const failed = 'The tag could not be placed. Try again.';

/** A tag that is put is one step with what made it. */
export const placingKey = (poi: PoiId) => `place ${poi}`;

/** `placing` is null while the viewer gets ready for it. */
type UnderWay = { placing: Placing | null; isGivenUp: boolean };
const underWay = new WeakMap<EditingSession, UnderWay>();

type Options = { /** the PoI was added for it, and goes with it */ isNew?: boolean };

/**
 * Lets the tag of a PoI follow the pointer until it is put or given up; a PoI without one gets one. Until then no other tag is touched.
 * @see EDIT-024 EDIT-025 EDIT-026 EDIT-027 EDIT-028
 */
export async function placeTag(session: EditingSession, id: PoiId, { isNew = false }: Options = {}): Promise<void> {
  const { store, visit } = session;
  const viewer = visit.viewer();
  const poi = findPoi(store.getState().edited.folders, id);
  if (store.getState().placing !== null) return sayProblem(stillPlacing);
  if (!viewer) return sayProblem(pleaseWait);
  if (!poi) return;
  const isMade = isNew || poi.type !== 'tag' || !poi.tag;
  store.setState({ placing: id, changingView: null });
  underWay.set(session, { placing: null, isGivenUp: false });
  const release = visit.holdTags();
  try {
    const place = await whileThere(viewer, placed(session, viewer, id));
    if (place) put(session, id, place, isMade);
    else if (isMade) takeBack(session, poi);
    if (place && isNew) void takeScreenshot(session, id);
  } catch (error) {
    console.error(error);
    if (isMade) takeBack(session, poi);
    sayProblem(error instanceof AppError ? error.message : failed);
  } finally {
    underWay.delete(session);
    store.setState({ placing: null });
    release();
  }
}

/** Gives up placing; a tag that stood somewhere goes back, a new one goes away. @see EDIT-027 */
export function cancelPlacing(session: EditingSession): void {
  const present = underWay.get(session);
  if (!present) return;
  present.isGivenUp = true;
  present.placing?.cancel();
}

/** Puts the tag onto what is in the middle of the view. */
export async function putInMiddle(session: EditingSession): Promise<void> {
  try {
    await underWay.get(session)?.placing?.putInMiddle();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    sayProblem(error.message);
  }
}

async function placed(session: EditingSession, viewer: Showcase, id: PoiId): Promise<TagPosition | null> {
  const { store, visit } = session;
  if (viewer.values.measuring.value) await viewer.measure(false);
  session.editPoi('Place tag', id, asTag, { key: placingKey(id) });
  const poi = findPoi(store.getState().edited.folders, id);
  const tag = poi && placedTag(poi, visit.content().icons);
  if (!poi?.tag || !tag) return null;
  const placing = await viewer.startPlacing(tag, poi.tag.stemHeight);
  const present = underWay.get(session);
  if (present) present.placing = placing;
  if (!present || present.isGivenUp) placing.cancel();
  return placing.done;
}

function put(session: EditingSession, id: PoiId, place: TagPosition, isMade: boolean): void {
  session.editPoi(isMade ? 'Place tag' : 'Move tag', id, (poi) => withTagAt(poi, place, session.visit.standing()), { key: placingKey(id) });
  session.endStep();
}

/** What was done for the tag alone is as if it had never been; what people wrote meanwhile stays. */
function takeBack({ store, settle, undo, editPoi }: EditingSession, before: Poi): void {
  settle();
  const { past, edited } = store.getState();
  const last = past.at(-1);
  if (last?.key === placingKey(before.identifier) && last.after === edited) {
    undo();
    store.setState(({ future }) => ({ future: future.slice(0, -1) }));
  } else editPoi('Remove tag', before.identifier, before.type === 'tag' ? withoutTag : (poi) => withTagOf(poi, before));
}

const withTagOf = (poi: Poi, { type, tag }: Poi): Poi => (poi.type === type && poi.tag === tag ? poi : { ...poi, type, tag });
