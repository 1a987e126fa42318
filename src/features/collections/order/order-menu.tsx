import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void };

/** Moves a tour without dragging. @see COLL-014 */
export function OrderMenu({ name, index, count, onMove }: Props) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${name}`} icon={DotsIcon} />}>
      <MoveItems isFirst={isFirst} isLast={isLast} onMove={(by) => onMove(index, index + by)} />
      <MenuItem icon={ArrowUpToLine} disabled={isFirst} onSelect={() => onMove(index, 0)}>
        Move to the top
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} disabled={isLast} onSelect={() => onMove(index, count - 1)}>
        Move to the end
      </MenuItem>
    </Menu>
  );
}
