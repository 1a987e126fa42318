import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { MenuItem } from './menu';

type Props = { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

/** The items of a row's menu that sort it without dragging. */
export const MoveItems = ({ isFirst, isLast, onMove }: Props) => (
  <>
    <MenuItem icon={ArrowUp} disabled={isFirst} onSelect={() => onMove(-1)}>
      Move up
    </MenuItem>
    <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => onMove(1)}>
      Move down
    </MenuItem>
  </>
);
