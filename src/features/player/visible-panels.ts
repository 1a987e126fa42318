import { isListFirst, showsOneOfBoth } from '@/widgets/player-session/list-first';
import type { PlayerState } from '@/widgets/player-session/player-state';

type Open = {
  /** Whether the window has room for the list or for what is read, not for both. */
  hasRoomForOne: boolean;
  isListOpen: boolean;
  /** Whether the list was asked for after what is read was opened. */
  isListFirst: boolean;
  /** What is read: a point, a tag of the scan, comments. */
  hasPoint: boolean;
  hasScanTag: boolean;
  hasComments: boolean;
};

type Visible = {
  list: boolean;
  comments: boolean;
  /** Points, to read or to edit, and tags of the scan. */
  points: boolean;
};

/** Which panels beside the scan can be seen: with room for one, the one that was opened last. Comments stand in place of points. */
export function visiblePanels({ hasRoomForOne, isListOpen, isListFirst, hasPoint, hasScanTag, hasComments }: Open): Visible {
  const hasReading = hasPoint || hasScanTag || hasComments;
  const list = isListOpen && !(hasRoomForOne && hasReading && !isListFirst);
  const isReadingCovered = hasRoomForOne && list && isListFirst;
  return { list, comments: hasComments && !isReadingCovered, points: !hasComments && !isReadingCovered };
}

/** Whether the list can be seen. */
export const isListShown = (state: PlayerState): boolean =>
  visiblePanels({
    hasRoomForOne: Boolean(window.matchMedia?.(showsOneOfBoth).matches),
    isListOpen: state.sidebarOpen,
    isListFirst: isListFirst(state),
    hasPoint: state.activePoi !== null && state.showsContent,
    hasScanTag: state.scanTag !== null,
    hasComments: state.panel === 'comments',
  }).list;
