import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { MenuItem } from './menu';
import { sortingTexts } from './sorting/texts';
import { useTexts } from './use-texts';

type Props = { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

/** The items of a row's menu that sort it without dragging. */
export function MoveItems({ isFirst, isLast, onMove }: Props) {
  const t = useTexts(sortingTexts);
  return (
    <>
      <MenuItem icon={ArrowUp} disabled={isFirst} onSelect={() => onMove(-1)}>
        {t.moveUp}
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => onMove(1)}>
        {t.moveDown}
      </MenuItem>
    </>
  );
}
