import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem } from '@/ui/menu';

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void };

/** Moves a tour without dragging. @see COLL-014 */
export function OrderMenu({ name, index, count, onMove }: Props) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${name}`} icon={DotsIcon} />}>
      <MenuItem icon={ArrowUp} disabled={isFirst} onSelect={() => onMove(index, index - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => onMove(index, index + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={ArrowUpToLine} disabled={isFirst} onSelect={() => onMove(index, 0)}>
        Move to the top
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} disabled={isLast} onSelect={() => onMove(index, count - 1)}>
        Move to the end
      </MenuItem>
    </Menu>
  );
}
