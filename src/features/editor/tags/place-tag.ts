import { AppError } from '@/domain/app-error';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import { asTag, withoutTag, withTagAt } from '@/domain/pois/tag-changes';
import type { Placing, Showcase, TagPosition } from '@/showcase/port';
import { announce } from '@/ui/announce/announce';
import { toastError } from '@/ui/toast';
import { toPlacedTag } from '@/widgets/player-session/placed-tags';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import { whileViewerReady } from '@/widgets/player-session/while-viewer-ready';
import type { EditingSession } from '../session/editing-context';
import { discardStep } from './discard-step';
import { takeScreenshot } from './screenshots';

/** Shown for actions that are not possible while a tag is being placed. @see EDIT-021 */
export const placingInProgress = 'You are currently placing a tag - click somewhere in the showcase to place it first.';

/** Shown for a click where there is nothing to place a tag on. */
export const noSurfaceMessage = 'A tag can’t be placed here. Choose a wall, the floor or an object.';

const failedMessage = 'Couldn’t place the tag. Try again.';

/** The undo key that joins adding a tag and placing it. */
export const placingKey = (poi: PoiId) => `place ${poi}`;

/** `placing` is null until the viewer has started. */
type Attempt = { placing: Placing | null; isCancelled: boolean };
const attempts = new WeakMap<EditingSession, Attempt>();

type Options = { /** the PoI was added for this tag and is removed if placing is cancelled */ isNew?: boolean };

/**
 * Lets the user place the tag of a PoI with the pointer; a PoI without a tag gets one. Other tags are not updated until it ends.
 * @see EDIT-024 EDIT-025 EDIT-026 EDIT-027 EDIT-028
 */
export async function placeTag(session: EditingSession, id: PoiId, { isNew = false }: Options = {}): Promise<void> {
  const { store, player } = session;
  const viewer = player.readyShowcase();
  const poi = findPoi(store.getState().edited.folders, id);
  if (store.getState().placing !== null) return toastError(placingInProgress);
  if (!viewer) return toastError(pleaseWaitMessage());
  if (!poi) return;
  const isNewTag = isNew || poi.type !== 'tag' || !poi.tag;
  store.setState({ placing: id, changingView: null });
  attempts.set(session, { placing: null, isCancelled: false });
  const release = player.freezeTags();
  try {
    const position = await whileViewerReady(viewer, runPlacing(session, viewer, id));
    if (position) applyPosition(session, id, position, isNewTag);
    else if (isNewTag) revertPlacing(session, poi);
    if (position) store.setState({ placedPoi: id, ...(isNew && { poiToName: id }) });
    if (position && isNew) void takeScreenshot(session, id);
  } catch (error) {
    console.error(error);
    if (isNewTag) revertPlacing(session, poi);
    toastError(error instanceof AppError ? error.message : failedMessage);
  } finally {
    attempts.delete(session);
    store.setState({ placing: null, canPlace: false });
    release();
  }
}

/** Cancels placing: an existing tag returns to its position, a new one is removed. @see EDIT-027 */
export function cancelPlacing(session: EditingSession): void {
  const attempt = attempts.get(session);
  if (!attempt) return;
  attempt.isCancelled = true;
  attempt.placing?.cancel();
}

/** Places the tag on the surface in the center of the view. */
export async function placeInCenter(session: EditingSession): Promise<void> {
  try {
    await attempts.get(session)?.placing?.putInMiddle();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
  }
}

async function runPlacing(session: EditingSession, viewer: Showcase, id: PoiId): Promise<TagPosition | null> {
  const { store, player } = session;
  if (viewer.values.measuring.value) await viewer.measure(false);
  session.editPoi('Place tag', id, asTag, { key: placingKey(id) });
  const poi = findPoi(store.getState().edited.folders, id);
  const tag = poi && toPlacedTag(poi, player.content().icons);
  if (!poi?.tag || !tag) return null;
  const placing = await viewer.startPlacing(tag, poi.tag.stemHeight);
  const attempt = attempts.get(session);
  if (attempt) attempt.placing = placing;
  if (!attempt || attempt.isCancelled) placing.cancel();
  else store.setState({ canPlace: true });
  return placing.done;
}

function applyPosition(session: EditingSession, id: PoiId, position: TagPosition, isNewTag: boolean): void {
  session.editPoi(isNewTag ? 'Place tag' : 'Move tag', id, (poi) => withTagAt(poi, position, session.player.currentView()), {
    key: placingKey(id),
  });
  session.endStep();
  announce(isNewTag ? 'Tag placed.' : 'Tag moved.');
}

/** Reverts the edits made for the tag without an undo step; other edits made in the meantime stay. */
function revertPlacing(session: EditingSession, before: Poi): void {
  if (discardStep(session, placingKey(before.identifier))) return;
  session.editPoi('Remove tag', before.identifier, before.type === 'tag' ? withoutTag : (poi) => withTagOf(poi, before));
}

const withTagOf = (poi: Poi, { type, tag }: Poi): Poi => (poi.type === type && poi.tag === tag ? poi : { ...poi, type, tag });
