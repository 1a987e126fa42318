import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import type { FileItem } from '@/domain/content';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuLine } from '@/ui/menu';
import { copyAddress, download } from './file-menu';

type Props = {
  name: string;
  item: FileItem;
  place: number;
  isLast: boolean;
  onLook: () => void;
  onRename: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** What can be done with a file of a block. */
export function AttachedFileMenu({ name, item, place, isLast, onLook, onRename, onMove, onRemove }: Props) {
  const renames = useRef(false);
  return (
    <Menu
      trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}
      onCloseAutoFocus={(event) => {
        // the name is written where the focus would return from
        if (!renames.current) return;
        renames.current = false;
        event.preventDefault();
        onRename();
      }}
    >
      <MenuItem icon={Eye} onSelect={onLook}>
        Look at it
      </MenuItem>
      <MenuItem
        icon={PenLine}
        onSelect={() => {
          renames.current = true;
        }}
      >
        Rename
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={place === 0} onSelect={() => onMove(place - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => onMove(place + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => void download(item.url, name)}>
        Download
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copyAddress(item.url)}>
        Copy address
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} look="danger" onSelect={onRemove}>
        Take off
      </MenuItem>
    </Menu>
  );
}
