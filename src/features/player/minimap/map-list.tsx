import type { ReactNode } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { roomNameText } from '@/domain/languages/name-texts';
import { poiThing } from '@/domain/languages/things';
import type { Spot } from '@/domain/plans/affine';
import type { MapPoint } from '@/domain/plans/floor-map';
import { middleOf } from '@/domain/rooms/area';
import { sweepInRoom } from '@/domain/rooms/rooms';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguages, type WrittenIn } from '@/widgets/content-language/tour-language';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { minimapTexts } from './texts';
import type { ListedFloor } from './use-minimap';

type Props = {
  /** what the author changed of the rooms */
  edits: Tour['rooms'];
  floors: readonly ListedFloor[];
  points: readonly MapPoint[];
  icons: readonly IconDescription[];
  /** goes to a spot of a floor */
  onGo: (floor: ListedFloor, spot: Spot) => void;
  onPoint: (point: PoiId) => void;
};

/** All that can be pressed on the map: the rooms of each floor, or its positions where the scan has no rooms, then the points. */
export function MapList({ edits, floors, points, icons, onGo, onPoint }: Props) {
  const t = useTexts(minimapTexts);
  const textLanguage = useTextLanguages();
  const activePoi = usePlayerState((state) => state.activePoi);
  const here = usePlayerState((state) => state.room);
  return (
    <>
      {floors.map((floor) => (
        <Group key={floor.index} title={floor.rooms.length > 0 ? t.rooms({ name: floor.name }) : t.positions({ name: floor.name })}>
          {floor.rooms.length > 0
            ? floor.rooms.map((room) => (
                <Row
                  key={room.id}
                  language={textLanguage(...roomNameText(edits, room.id))}
                  isCurrent={room.id === here}
                  onPress={() => onGo(floor, sweepInRoom(room, floor.sweeps)?.position ?? middleOf(room.areas))}
                >
                  {room.name}
                </Row>
              ))
            : floor.sweeps.map(({ id, position }, place) => (
                <Row key={id} onPress={() => onGo(floor, position)}>
                  {t.position({ number: place + 1 })}
                </Row>
              ))}
        </Group>
      ))}
      {points.length > 0 && (
        <Group title={t.points}>
          {points.map((point) => (
            <Row
              key={point.id}
              id={point.id}
              language={textLanguage(poiThing(point.id), 'name')}
              isCurrent={point.id === activePoi}
              onPress={() => onPoint(point.id)}
            >
              <PoiIcon poi={point} icons={icons} />
              <span className="min-w-0 truncate">{point.name}</span>
            </Row>
          ))}
        </Group>
      )}
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 dir="auto" className="px-3 pt-2.5 pb-1 font-semibold text-ink-faint text-xs">
      {title}
    </h3>
    <ul className="px-1">{children}</ul>
  </section>
);

const unknownLanguage: WrittenIn = { dir: 'auto' };

type RowProps = { id?: string; language?: WrittenIn; isCurrent?: boolean; onPress: () => void; children: ReactNode };

const Row = ({ id, language = unknownLanguage, isCurrent = false, onPress, children }: RowProps) => (
  // rows out of view are not laid out, of which there may be a thousand
  <li className="[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]">
    <button
      type="button"
      {...language}
      data-map-point={id}
      aria-current={isCurrent || undefined}
      onClick={onPress}
      className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-start text-ink text-sm -outline-offset-2 transition-colors hover:bg-hover aria-current:bg-chosen touch:min-h-11"
    >
      {children}
    </button>
  </li>
);
