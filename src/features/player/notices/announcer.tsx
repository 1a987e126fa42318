import { useEffect, useRef, useState } from 'react';
import { findPoi, folderOf } from '@/domain/folders/find';
import { allPois, isUncategorized } from '@/domain/folders/folder';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import type { PlayerState } from '@/widgets/player-session/player-state';
import { floorTitle } from '../controls/floors';
import { announcerTexts } from './texts';

type AnnouncedTour = Pick<Tour, 'folders' | 'floors'>;
type Props = { tour: AnnouncedTour };

/** A move changes floor, sweep and mode one after another; the place is said once they stay the same. */
const arrivedAfterMs = 700;

/** Announces the place once after each move, and the point of interest that is open there. Names that change while typing are not read. */
export function Announcer({ tour }: Props) {
  const { store } = usePlayerSession();
  const [message, setMessage] = useState('');
  const t = useTexts(announcerTexts);
  const latest = useRef({ tour, t });
  useEffect(() => {
    latest.current = { tour, t };
  });
  useEffect(() => {
    let announcedKey = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announceWhenArrived = (state: PlayerState) => {
      clearTimeout(timer);
      const key = placeKey(state);
      if (key === null || key === announcedKey) return;
      timer = setTimeout(() => {
        announcedKey = key;
        setMessage(placeMessage(state, latest.current));
      }, arrivedAfterMs);
    };
    announceWhenArrived(store.getState());
    const unsubscribe = store.subscribe((state, before) => {
      if (placeKey(state) !== placeKey(before)) announceWhenArrived(state);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

/** What a place is told apart by; null on the way between two, and while a guided tour says where it is. */
function placeKey({ stage, viewMode, sweep, floor, activePoi, guidedTour }: PlayerState): string | null {
  if (guidedTour !== null) return null;
  if (stage.name !== 'ready') return activePoi ?? '';
  const isMoving = viewMode === null || (viewMode === 'inside' && sweep === '');
  return isMoving ? null : [viewMode, sweep, floor, activePoi].join(' ');
}

function placeMessage(
  { stage, viewMode, floor, floors, sweep, activePoi }: PlayerState,
  { tour: { folders, floors: names }, t }: { tour: AnnouncedTour; t: ReturnType<typeof announcerTexts.get> },
): string {
  const openPoi = activePoi === null ? undefined : findPoi(folders, activePoi);
  const folder = openPoi && folderOf(folders, openPoi.identifier);
  const folderName = folder && !isUncategorized(folder) && folder.name;
  if (stage.name !== 'ready') return [openPoi?.name, folderName].filter(Boolean).join(t.separator);
  // several PoIs can share a sweep: prefer the open one
  const poiHere = sweep === '' ? undefined : [openPoi, ...allPois(folders)].find((poi) => poi?.sweep === sweep);
  const currentFloor = floors.length > 1 && floors.find(({ index }) => index === floor);
  return [
    openPoi && openPoi !== poiHere && openPoi.name,
    viewMode && t[viewMode],
    viewMode === 'inside' && poiHere && t.at({ name: poiHere.name }),
    currentFloor ? floorTitle({ floors: names }, currentFloor) : floor === 'all' && floors.length > 1 && t.allFloors,
    folderName,
  ]
    .filter(Boolean)
    .join(t.separator);
}
