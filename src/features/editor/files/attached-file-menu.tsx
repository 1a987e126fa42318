import Captions from 'lucide-react/icons/captions';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import ImagePlay from 'lucide-react/icons/image-play';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import type { FileItem } from '@/domain/content/content-blocks';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuSeparator, useAfterMenu } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';
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
  /** Only for films and recordings. */
  onCaption: (() => void) | null;
  /** Only for films. */
  onPoster: (() => void) | null;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** The actions for a file of a block. */
export function AttachedFileMenu({ name, item, index, isLast, onMove, onRemove, ...on }: Props) {
  const { onPreview, onRename, onDescribe, onCaption, onPoster } = on;
  const rename = useAfterMenu(onRename);
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />} onCloseAutoFocus={rename.onCloseAutoFocus}>
      <MenuItem icon={Eye} onSelect={onPreview}>
        Preview
      </MenuItem>
      <MenuItem icon={PenLine} onSelect={rename.onSelect}>
        Rename
      </MenuItem>
      {onDescribe && (
        <MenuItem icon={Captions} onSelect={onDescribe}>
          Describe
        </MenuItem>
      )}
      {onCaption && (
        <MenuItem icon={Captions} onSelect={onCaption}>
          Captions
        </MenuItem>
      )}
      {onPoster && (
        <MenuItem icon={ImagePlay} onSelect={onPoster}>
          Poster
        </MenuItem>
      )}
      <MoveItems isFirst={index === 0} isLast={isLast} onMove={(by) => onMove(index + by)} />
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
