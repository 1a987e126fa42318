import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { useTexts } from '../use-texts';
import { tableTexts } from './texts';

type Props = { name: string; isActive: boolean; items: () => ReactNode };

/** The menu of a row; in the tab order while its row is. */
export function RowMenu({ name, isActive, items }: Props) {
  const t = useTexts(tableTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu trigger={<IconButton label={t.menuOf({ name })} icon={EllipsisVertical} tabIndex={isActive ? 0 : -1} />} onOpenChange={setOpen}>
      {isOpen && items()}
    </Menu>
  );
}
