import { useEffect, useMemo, useRef, useState } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { allPois } from '@/domain/folders/folder';
import { roomNameText } from '@/domain/languages/name-texts';
import { roomThing } from '@/domain/languages/things';
import { roomOfPoint } from '@/domain/rooms/room-of-point';
import type { Room } from '@/domain/rooms/rooms';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { useSetting } from '@/ui/settings';
import { OriginalName, useOriginalName } from '@/widgets/content-language/original-name';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { CenteredBetweenPanels } from '@/widgets/player-session/centered-between-panels';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { floorTitle } from '../controls/floors';
import { useRooms } from './use-rooms';
import { useWhereabouts } from './use-whereabouts';

/** Value of the setting while the name is not shown. */
export const roomNameOff = 'off';
const enteredMs = 2500;
const announceMs = 3000;

const noRoom = [null, ''] as const;

type Props = { tour: Pick<Tour, 'folders' | 'floors' | 'rooms'> };

/** The name of the room where the visitor is, and its floor: clearly for a moment after entering, then quietly. */
export function RoomSign({ tour }: Props) {
  const rooms = useRooms(tour);
  useRoomNames(tour, rooms);
  const here = useWhereabouts(rooms);
  const isHidden = useSetting(localKeys.roomName) === roomNameOff;
  const isMeasuring = usePlayerState((state) => state.isMeasuring);
  const hasList = usePlayerState((state) => state.sidebarOpen);
  const hasContent = usePlayerState((state) => state.activePoi !== null && state.showsContent);
  const label = useLabel(
    tour,
    rooms.find(({ id }) => id === here),
  );
  const announced = useAnnounced(isHidden || here === null ? '' : label.join(', '));
  const language = useTextLanguage(...(here === null ? noRoom : roomNameText(tour.rooms, here)));
  const hasEntered = useEntered(here);
  const original = useOriginalName('room', here === null ? '' : roomThing(here));
  return (
    <>
      <p role="status" {...language} className="sr-only">
        {announced}
      </p>
      {!isHidden && !isMeasuring && label[0] && (
        <CenteredBetweenPanels
          className={cn(
            'top-18 z-10 max-md:top-29 tiny-window:hidden [body:has([data-top-notice])_&]:top-33 max-md:[body:has([data-top-notice])_&]:top-42',
            // beside a panel small windows have no room for it
            hasList && 'max-md:hidden',
            hasContent && 'max-lg:hidden',
          )}
        >
          <p
            aria-hidden
            data-room-sign=""
            className={cn(
              'glass pointer-events-none max-w-[min(24rem,calc(100vw-1.5rem))] rounded-full px-4 py-1.5 text-center shadow-sheet transition-opacity duration-500 motion-reduce:transition-none',
              hasEntered ? 'font-medium text-base text-ink' : 'text-ink-soft text-xs opacity-80',
            )}
          >
            <span {...language} className="wrap-anywhere line-clamp-2">
              {label.join(' · ')}
            </span>
            <OriginalName name={original} />
          </p>
        </CenteredBetweenPanels>
      )}
    </>
  );
}

/** The name of the room and, of a scan with several floors, the floor; outside all rooms the floor alone. */
function useLabel(tour: Pick<Tour, 'floors'>, room: Room | undefined): string[] {
  const isInside = usePlayerState((state) => state.stage.name === 'ready' && state.viewMode === 'inside');
  const floors = usePlayerState((state) => state.floors);
  const shownFloor = usePlayerState((state) => state.floor);
  const index = room?.floor ?? shownFloor;
  const floor = floors.length > 1 ? floors.find((each) => each.index === index) : undefined;
  if (!isInside) return [];
  return [room?.name ?? '', floor ? floorTitle(tour, floor) : ''].filter((text) => text !== '');
}

/** Whether the visitor came here a moment ago. */
function useEntered(here: string | null): boolean {
  const [quiet, setQuiet] = useState<string | null>(null);
  useEffect(() => {
    if (here === null) return;
    const timer = setTimeout(() => setQuiet(here), enteredMs);
    return () => clearTimeout(timer);
  }, [here]);
  // without a room only the floor is named, quietly
  return here !== null && quiet !== here;
}

/** What screen readers are told: not while walking, and not again within a moment. */
function useAnnounced(label: string): string {
  const isWalking = usePlayerState((state) => state.viewMode === 'inside' && state.sweep === '');
  const [announced, setAnnounced] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (isWalking || label === '' || label === announced) return;
    const timer = setTimeout(
      () => {
        last.current = Date.now();
        setAnnounced(label);
      },
      Math.max(0, last.current + announceMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [label, isWalking, announced]);
  return announced;
}

/** Stores the rooms of the points, for the list. */
function useRoomNames({ folders }: Pick<Tour, 'folders'>, rooms: readonly Room[]): void {
  const { store, readyShowcase } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const names = useMemo(() => {
    const sweeps = (isReady && readyShowcase()?.values.sweeps.value) || [];
    return new Map(
      allPois(folders).flatMap((poi) => {
        const room = roomOfPoint(poi, rooms, sweeps);
        return room ? [[poi.identifier, room.name] as const] : [];
      }),
    );
  }, [folders, rooms, isReady, readyShowcase]);
  useEffect(() => store.setState({ roomNames: names }), [store, names]);
}
