import Check from 'lucide-react/icons/check';
import DoorOpen from 'lucide-react/icons/door-open';
import { useMemo } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { floorNameText, roomNameText } from '@/domain/languages/name-texts';
import { roomThing } from '@/domain/languages/things';
import { type Room, sweepInRoom } from '@/domain/rooms/rooms';
import { byName } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import type { Sweep } from '@/showcase/port';
import { useSetting, writeSetting } from '@/ui/settings';
import { SwitchField } from '@/ui/switch-field';
import { useTexts } from '@/ui/use-texts';
import { OriginalName, useOriginalName } from '@/widgets/content-language/original-name';
import { useTextLanguage, useTextLanguages } from '@/widgets/content-language/tour-language';
import { useGoToRoom } from '@/widgets/floor-map/use-go-to-room';
import { useShowcaseValue } from '@/widgets/floor-map/use-showcase-value';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { floorTitle } from '../controls/floors';
import { roomNameOff } from './room-sign';
import { roomTexts } from './texts';
import { useRooms } from './use-rooms';

type Props = { tour: Pick<Tour, 'floors' | 'rooms'>; onDone: () => void };

/** All rooms by floor, the top floor first. */
export function RoomList({ tour, onDone }: Props) {
  const t = useTexts(roomTexts);
  const rooms = useRooms(tour);
  const floors = usePlayerState((state) => state.floors);
  const textLanguage = useTextLanguages();
  const sweeps = useShowcaseValue('sweeps', noSweeps);
  const stage = usePlayerState((state) => state.stage.name);
  const isHidden = useSetting(localKeys.roomName) === roomNameOff;
  const groups = useMemo(() => {
    const indices = new Set<number | null>(floors.map(({ index }) => index));
    return [
      ...floors.toReversed().map((floor) => ({
        floor: floor.index,
        title: floorTitle(tour, floor),
        rooms: rooms.filter((room) => room.floor === floor.index),
      })),
      { floor: -1, title: t.unknownFloor, rooms: rooms.filter(({ floor }) => !indices.has(floor)) },
    ].filter((group) => group.rooms.length > 0);
  }, [rooms, floors, tour, t]);
  return (
    <>
      <div className="border-b border-line px-4 py-2">
        <SwitchField
          label={t.showName}
          hint={t.showNameHint}
          checked={!isHidden}
          onChange={(shows) => writeSetting(localKeys.roomName, shows ? null : roomNameOff)}
        />
      </div>
      {stage !== 'ready' && (
        <p role="status" className="px-4 pt-3 text-pretty text-ink-soft text-sm">
          {stage === 'failed' ? t.failed : t.loading}
        </p>
      )}
      {stage === 'ready' && rooms.length === 0 && <p className="px-4 py-3 text-ink-soft text-sm">{t.none}</p>}
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="p-1.5">
          {groups.length > 1 && (
            <h3
              {...textLanguage(...floorNameText(tour.floors, group.floor))}
              className="px-3 pt-2 pb-1 font-semibold text-ink-faint text-xs"
            >
              {group.title}
            </h3>
          )}
          <ul>
            {group.rooms.toSorted(byName).map((room) => (
              <RoomItem key={room.id} edits={tour.rooms} room={room} sweeps={stage === 'ready' ? sweeps : null} onDone={onDone} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const noSweeps: readonly never[] = [];

type ItemProps = {
  edits: Tour['rooms'];
  room: Room;
  /** Those of the scan; null while nobody knows them. */
  sweeps: readonly Sweep[] | null;
  onDone: () => void;
};

function RoomItem({ edits, room, sweeps, onDone }: ItemProps) {
  const t = useTexts(roomTexts);
  const goToRoom = useGoToRoom();
  const name = useTextLanguage(...roomNameText(edits, room.id));
  const original = useOriginalName('room', roomThing(room.id));
  const isHere = usePlayerState((state) => state.room === room.id);
  const hasView = sweeps !== null && sweepInRoom(room, sweeps) !== undefined;
  const label = sweeps && (hasView ? t.goTo : t.noView)({ name: room.name });
  return (
    <li>
      <button
        type="button"
        disabled={!hasView}
        aria-label={label ?? undefined}
        aria-current={isHere || undefined}
        onClick={() => {
          goToRoom(room);
          onDone();
        }}
        className="flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-start text-ink text-sm transition-colors enabled:hover:bg-hover disabled:opacity-50 aria-current:font-medium touch:min-h-12"
      >
        <DoorOpen aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
        <span className="min-w-0 grow py-1">
          <span {...name} className="wrap-anywhere block">
            {room.name}
          </span>
          <OriginalName name={original} />
        </span>
        {isHere && <Check aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />}
      </button>
    </li>
  );
}
