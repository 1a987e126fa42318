import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';

type Props = { name: string; place: number; last: number; onMove: (to: number) => void };

/** The way to order rows without dragging. */
export function RowMenu({ name, place, last, onMove }: Props) {
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={ArrowUpToLine} disabled={place === 0} onSelect={() => onMove(0)}>
        Move to the top
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={place === 0} onSelect={() => onMove(place - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={place === last} onSelect={() => onMove(place + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} disabled={place === last} onSelect={() => onMove(last)}>
        Move to the bottom
      </MenuItem>
    </Menu>
  );
}
