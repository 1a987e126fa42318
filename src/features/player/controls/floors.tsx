import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Layers from 'lucide-react/icons/layers';
import { floorNameText } from '@/domain/languages/name-texts';
import { unnamedFloor } from '@/domain/tours/floors';
import type { Tour } from '@/domain/tours/tour';
import type { Floor } from '@/showcase/port';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguages } from '@/widgets/content-language/tour-language';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { BarButton } from './bar-button';
import { floorListTexts } from './texts';

type FloorNames = Pick<Tour, 'floors'>;

/** Returns a floor's title: the organization's name for it, else the scan's, else a numbered label. @see MODEL-024 */
export const floorTitle = ({ floors }: FloorNames, { index, name }: Floor): string =>
  floors[index]?.trim() || name.trim() || unnamedFloor(index);

type FloorsButtonProps = { tour: FloorNames; showsName: boolean; isAlwaysShown?: boolean };

/** Opens the list of floors; labelled with the current floor. @see PLAYER-012 */
export function FloorsButton({ tour, showsName, isAlwaysShown = false }: FloorsButtonProps) {
  const t = useTexts(floorListTexts);
  const floors = usePlayerState((state) => state.floors);
  const floor = usePlayerState((state) => state.floor);
  const isOpen = usePlayerState((state) => state.panel === 'floors');
  const togglePanel = usePlayerState((state) => state.togglePanel);
  const isLoading = usePlayerState((state) => state.stage.name !== 'ready');
  if (!isAlwaysShown && floors.length < 2 && !(isLoading && tour.floors.length > 1)) return null;
  const current = floors.find(({ index }) => index === floor);
  const name = current ? floorTitle(tour, current) : t.allFloors;
  return (
    <BarButton
      label={t.current({ name })}
      icon={Layers}
      shortcut="G"
      aria-expanded={isOpen}
      disabled={floors.length === 0 && !isAlwaysShown}
      onClick={() => togglePanel('floors')}
    >
      {showsName && (
        <span dir="auto" className="max-w-36 truncate">
          {name}
        </span>
      )}
    </BarButton>
  );
}

/** All floors, one up, one down, and each floor, top floor first. @see PLAYER-082 VIEWER-009 VIEWER-010 VIEWER-011 */
export function FloorList({ tour, onDone }: { tour: FloorNames; onDone: () => void }) {
  const t = useTexts(floorListTexts);
  const textLanguage = useTextLanguages();
  const { goToFloor } = usePlayerSession();
  const floors = usePlayerState((state) => state.floors);
  const floor = usePlayerState((state) => state.floor);
  if (floors.length === 0) return <p className="px-4 py-3 text-ink-soft text-sm">{t.none}</p>;
  const position = floors.findIndex(({ index }) => index === floor);
  // from all floors, up leads to the top and down to the ground
  const above = position < 0 ? floors.at(-1) : floors[position + 1];
  const below = position < 0 ? floors[0] : floors[position - 1];
  const choose = (value: Floor['index'] | 'all') => {
    goToFloor(value);
    onDone();
  };
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line p-1.5">
        <IconButton icon={ChevronUp} label={t.above} disabled={!above} onClick={() => above && goToFloor(above.index)} />
        <button
          type="button"
          title={t.allFloors}
          aria-current={floor === 'all' || undefined}
          onClick={() => choose('all')}
          className="min-h-10 flex-1 rounded-lg px-3 text-sm transition-colors hover:bg-hover aria-current:bg-hover aria-current:font-medium touch:min-h-12"
        >
          {t.all}
        </button>
        <IconButton icon={ChevronDown} label={t.below} disabled={!below} onClick={() => below && goToFloor(below.index)} />
      </div>
      <ul className="p-1.5">
        {floors.toReversed().map((item) => (
          <li key={item.index}>
            <button
              type="button"
              aria-current={item.index === floor || undefined}
              onClick={() => choose(item.index)}
              className="flex min-h-10 w-full items-center justify-between gap-3 rounded-lg px-3 text-start text-sm transition-colors hover:bg-hover aria-current:font-medium touch:min-h-12"
            >
              <span {...textLanguage(...floorNameText(tour.floors, item.index))} className="wrap-anywhere">
                {floorTitle(tour, item)}
              </span>
              {item.index === floor && <Check aria-hidden size={18} strokeWidth={1.75} className="text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
