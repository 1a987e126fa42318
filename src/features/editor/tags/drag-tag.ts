import { AppError } from '@/domain/app-error';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi, Tag } from '@/domain/pois/poi';
import { stemLength, withAnchor, withStemTo, withTagOn } from '@/domain/pois/tag-place';
import { movedByPixels, type Pixel, pixelOf, plus, type ScanView } from '@/domain/scan-view';
import type { Showcase } from '@/showcase/port';
import { announce } from '@/ui/announce/announce';
import { toastError } from '@/ui/toast';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { EditingSession } from '../session/editing-context';
import { discardStep } from './discard-step';
import { placeWords, stemWords } from './move-tag';

/** What of a tag is dragged: all of it, or where its stem ends. */
export type TagPart = 'tag' | 'stem';

/** A tag that follows the pointer; `by` is how far that is from where it was pressed. */
export type TagDrag = {
  moveBy: (by: Pixel) => void;
  /** Ends it, as one undo step. */
  drop: () => Promise<void>;
  /** Puts the tag back, without an undo step. */
  cancel: () => void;
};

/** What the camera sees; null where a place on the screen is unknown: outside, during a move, and if the viewer does not say it. */
export function currentScanView({ readyShowcase }: Pick<PlayerSession, 'readyShowcase'>): ScanView | null {
  const viewer = readyShowcase();
  const [pose, fieldOfView] = [viewer?.values.pose.value, viewer?.values.fieldOfView.value];
  if (!viewer || pose?.mode !== 'inside' || !fieldOfView) return null;
  const { width, height } = viewer.frameBox();
  return width === 0 ? null : { position: pose.position, rotation: pose.rotation, fieldOfView, width, height };
}

const labels: Readonly<Record<TagPart, string>> = { tag: 'Move tag', stem: 'Change tag stem' };

/** Begins to drag a tag, from where it is now. Null if it cannot be dragged in this view. */
export function dragTag(session: EditingSession, id: PoiId, part: TagPart): TagDrag | null {
  const viewer = session.player.readyShowcase();
  const view = currentScanView(session.player);
  const start = tagOf(session, id);
  if (!viewer || !view || !start) return null;
  const key = `drag ${part} ${id}`;
  let isOver = false;
  const change = (next: (poi: Poi) => Poi) => {
    if (!isOver) session.editPoi(labels[part], id, next, { key });
  };
  const follow = part === 'tag' ? followTag(session, viewer, view, start, change) : followStem(view, start, change);
  return {
    moveBy: follow.moveBy,
    drop: async () => {
      await follow.finished();
      const [tag, isChanged] = [tagOf(session, id), session.store.getState().past.at(-1)?.key === key];
      if (isOver || !tag) return;
      isOver = true;
      session.endStep();
      if (isChanged) announce(part === 'tag' ? `Tag moved: ${placeWords(tag.anchorPosition)}.` : `Stem: ${stemWords(tag)}.`);
    },
    cancel: () => {
      isOver = true;
      discardStep(session, key);
    },
  };
}

const tagOf = ({ store }: EditingSession, id: PoiId): Tag | null => findPoi(store.getState().edited.folders, id)?.tag ?? null;

type Follow = { moveBy: (by: Pixel) => void; finished: () => Promise<void> };
type Change = (next: (poi: Poi) => Poi) => void;

function followStem(view: ScanView, start: Tag, change: Change): Follow {
  const tip = plus(start.anchorPosition, start.stemVector);
  return {
    moveBy: (by) => change((poi) => (poi.tag ? { ...poi, tag: withStemTo(poi.tag, movedByPixels(view, tip, by)) } : poi)),
    finished: async () => undefined,
  };
}

/** On surfaces, or freely at the same distance. While the viewer looks for a surface, only the last place is queued. */
function followTag({ store }: EditingSession, viewer: Showcase, view: ScanView, start: Tag, change: Change): Follow {
  const foot = pixelOf(view, start.anchorPosition);
  let next: Pixel | null = null;
  let running: Promise<void> | null = null;
  const moveFreely = (by: Pixel) => change((poi) => withAnchor(poi, movedByPixels(view, start.anchorPosition, by)));
  const snap = async (from: Pixel) => {
    while (next) {
      const by = next;
      next = null;
      try {
        const place = await viewer.surfaceUnder({ x: from.x + by.x, y: from.y + by.y }, stemLength(start));
        change((poi) => withTagOn(poi, place));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // where there is no surface, the tag waits at the last one
        if (error.code === 'not-found') continue;
        store.setState({ snapsTags: false });
        toastError('The 3D viewer can’t find surfaces now. The tag moves freely instead.');
        moveFreely(by);
      }
    }
    running = null;
  };
  return {
    moveBy: (by) => {
      if (!store.getState().snapsTags || !foot) return moveFreely(by);
      next = by;
      running ??= snap(foot);
    },
    finished: async () => running ?? undefined,
  };
}
