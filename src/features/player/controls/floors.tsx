import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import type { Tour } from '@/domain/tours';
import { floorLabel } from '@/domain/tours/floors';
import type { Floor } from '@/showcase/port';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import { BarButton } from './bar-button';

type Named = Pick<Tour, 'floors'>;

/** What a floor is called: as the organization named it, else as the scan does. @see MODEL-024 */
export const floorTitle = ({ floors }: Named, { index, name }: Floor): string => floors[index]?.trim() || name.trim() || floorLabel(index);

const all = 'All floors';

/** Opens the floors; says which one is shown. @see PLAYER-012 */
export function FloorsButton({ tour, showsName }: { tour: Named; showsName: boolean }) {
  const floors = usePlayer((state) => state.floors);
  const floor = usePlayer((state) => state.floor);
  const isOpen = usePlayer((state) => state.panel === 'floors');
  const togglePanel = usePlayer((state) => state.togglePanel);
  const isComing = usePlayer((state) => state.stage.name !== 'ready');
  if (floors.length < 2 && !(isComing && tour.floors.length > 1)) return null;
  const shown = floors.find(({ index }) => index === floor);
  const name = shown ? floorTitle(tour, shown) : all;
  return (
    <BarButton
      label={`Floors: ${name}`}
      icon={Layers}
      shortcut="G"
      aria-expanded={isOpen}
      disabled={floors.length === 0}
      onClick={() => togglePanel('floors')}
    >
      {showsName && <span className="max-w-36 truncate">{name}</span>}
    </BarButton>
  );
}

/** The floors from the top down, as the building stands. */
export function FloorList({ tour, onDone }: { tour: Named; onDone: () => void }) {
  const { goToFloor } = useSession();
  const floors = usePlayer((state) => state.floors);
  const floor = usePlayer((state) => state.floor);
  const choices = [
    { value: 'all' as const, title: all },
    ...floors.toReversed().map((each) => ({ value: each.index, title: floorTitle(tour, each) })),
  ];
  return (
    <ul className="p-1.5">
      {choices.map(({ value, title }) => (
        <li key={value}>
          <button
            type="button"
            aria-current={value === floor || undefined}
            onClick={() => {
              goToFloor(value);
              onDone();
            }}
            className="flex min-h-10 w-full items-center justify-between gap-3 rounded-lg px-3 text-left text-sm transition-colors hover:bg-hover aria-current:font-medium max-md:min-h-12"
          >
            <span className="wrap-anywhere">{title}</span>
            {value === floor && <Check aria-hidden size={18} strokeWidth={1.75} className="text-accent" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
