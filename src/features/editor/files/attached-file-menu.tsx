import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Captions from 'lucide-react/icons/captions';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import type { FileItem } from '@/domain/content/content-blocks';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { copyAddress, download } from './file-menu';

type Props = {
  name: string;
  item: FileItem;
  index: number;
  isLast: boolean;
  onPreview: () => void;
  onRename: () => void;
  /** Only for images. */
  onDescribe: (() => void) | null;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** The actions for a file of a block. */
export function AttachedFileMenu({ name, item, index, isLast, onPreview, onRename, onDescribe, onMove, onRemove }: Props) {
  const isRenaming = useRef(false);
  return (
    <Menu
      trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}
      onCloseAutoFocus={(event) => {
        // renaming takes the focus instead
        if (!isRenaming.current) return;
        isRenaming.current = false;
        event.preventDefault();
        onRename();
      }}
    >
      <MenuItem icon={Eye} onSelect={onPreview}>
        Preview
      </MenuItem>
      <MenuItem
        icon={PenLine}
        onSelect={() => {
          isRenaming.current = true;
        }}
      >
        Rename
      </MenuItem>
      {onDescribe && (
        <MenuItem icon={Captions} onSelect={onDescribe}>
          Describe
        </MenuItem>
      )}
      <MenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => onMove(index - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => onMove(index + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => void download(item.url, name)}>
        Download
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copyAddress(item.url)}>
        Copy address
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} look="danger" onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
