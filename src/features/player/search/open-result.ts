import type { SearchTarget } from '@/domain/tour-search/entries';
import type { Tour } from '@/domain/tours/tour';
import { useGoToRoom } from '@/widgets/floor-map/use-go-to-room';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { useRooms } from '../rooms/use-rooms';

/** Opens a result. `stays` opens it without moving the camera. @param openFiles opens the list of the tour's own files */
export function useOpenResult(tour: Pick<Tour, 'rooms'>, openFiles: (() => void) | null): (target: SearchTarget, stays: boolean) => void {
  const { store } = usePlayerSession();
  const rooms = useRooms(tour);
  const goToRoom = useGoToRoom();
  return (target, stays) => {
    if ('poi' in target) {
      const { openPoi, showPoi, setShowsContent } = store.getState();
      (stays ? showPoi : openPoi)(target.poi);
      setShowsContent(true);
      if (target.block !== null) revealBlock(target.block);
    } else if ('room' in target) {
      const room = rooms.find(({ id }) => id === target.room);
      if (room) goToRoom(room);
    } else if ('page' in target) {
      openFiles?.();
    } else {
      store.getState().openGuidedTour({ id: target.guide, stop: target.stop, start: 'byPress', isPressed: true, loops: false });
    }
  };
}

/** The content is loaded and rendered after it is opened. */
const revealWithinMs = 5000;

/** Scrolls to a part of the open content, once it is there, and lights it up for a moment. */
function revealBlock(block: string): void {
  const until = Date.now() + revealWithinMs;
  const look = () => {
    const element = [...document.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset.block === block);
    if (!element) return Date.now() < until && requestAnimationFrame(look);
    element.scrollIntoView({ block: 'start' });
    element.animate?.([{ backgroundColor: 'var(--color-chosen)' }, { backgroundColor: 'transparent' }], { duration: 2500 });
  };
  requestAnimationFrame(look);
}
