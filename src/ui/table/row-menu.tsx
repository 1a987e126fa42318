import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';

type Props = { name: string; isActive: boolean; items: () => ReactNode };

/** The menu of a row; in the tab order while its row is. */
export function RowMenu({ name, isActive, items }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} tabIndex={isActive ? 0 : -1} />} onOpenChange={setOpen}>
      {isOpen && items()}
    </Menu>
  );
}
