import Compass from 'lucide-react/icons/compass';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { floorNameText } from '@/domain/languages/name-texts';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguages } from '@/widgets/content-language/tour-language';
import { minimapTexts } from './texts';
import type { ListedFloor } from './use-minimap';

type Props = {
  /** the tour's own names of floors */
  names: readonly string[];
  floors: readonly ListedFloor[];
  floor: ListedFloor;
  turns: boolean;
  isLarge: boolean;
  canEnlarge: boolean;
  onFloor: (floor: number) => void;
  onTurns: (turns: boolean) => void;
  onLarge: (isLarge: boolean) => void;
  onClose: () => void;
};

/** The floor to choose, and how the map is shown. */
export function MinimapHeader({ names, floors, floor, turns, isLarge, canEnlarge, onFloor, onTurns, onLarge, onClose }: Props) {
  const t = useTexts(minimapTexts);
  const textLanguage = useTextLanguages();
  return (
    <header className="flex shrink-0 items-center border-line border-b ps-1.5 max-md:ps-3">
      {floors.length > 1 ? (
        <select
          aria-label={t.floor}
          title={floor.name}
          value={floor.index}
          onChange={({ target }) => onFloor(Number(target.value))}
          className="h-8 min-w-0 grow cursor-pointer truncate rounded-md bg-transparent font-medium text-ink text-xs hover:bg-hover touch:h-11 max-md:text-sm"
        >
          {floors.toReversed().map(({ index, name }) => (
            <option key={index} {...textLanguage(...floorNameText(names, index))} value={index} className="bg-raised">
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span
          {...textLanguage(...floorNameText(names, floor.index))}
          title={floor.name}
          className="min-w-0 grow truncate px-1 font-medium text-ink text-xs max-md:text-sm"
        >
          {floor.name}
        </span>
      )}
      <button
        type="button"
        aria-label={t.turnWithMe}
        title={t.turnWithMe}
        aria-pressed={turns}
        onClick={() => onTurns(!turns)}
        className={cn(
          'm-0.5 grid size-7 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink touch:size-11',
          'aria-pressed:bg-accent aria-pressed:text-canvas',
        )}
      >
        <Compass aria-hidden size={18} strokeWidth={1.75} />
      </button>
      {canEnlarge && (
        <IconButton label={isLarge ? t.smaller : t.larger} icon={isLarge ? Minimize2 : Maximize2} onClick={() => onLarge(!isLarge)} />
      )}
      <IconButton label={t.close} icon={X} onClick={onClose} />
    </header>
  );
}
