import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderPlus from 'lucide-react/icons/folder-plus';
import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Pencil from 'lucide-react/icons/pencil';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { FolderRow, TreeRow } from '@/widgets/poi-list/poi-rows';
import { openHistoryOf } from '../../history/open-history-of';
import { ReuseItems } from '../../reuse/reuse-items';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { addPoi } from '../../tags/new-poi';
import { addFolder, entryOf, positionAmongSiblings, shift } from '../arrange';
import { duplicate } from '../duplicate';
import { askToRemoveFolder, removePoi } from '../remove';

type Props = { row: TreeRow; onClosed: () => void };

/** The menu of a line; opens when mounted. */
export function LineMenu({ row, onClosed }: Props) {
  const session = useEditingSession();
  const { rename, ask } = session.store.getState();
  const entry = entryOf(row);
  const folders = useEditingState((state) => state.edited.folders);
  const { isFirst, isLast } = positionAmongSiblings(folders, entry);
  const remove = () => (entry.kind === 'poi' ? removePoi(session, entry.id) : askToRemoveFolder(session, entry.id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events in the menu must not reach the line
    <span
      onClick={stopPropagation}
      onDoubleClick={stopPropagation}
      onMouseDown={stopPropagation}
      onTouchStart={stopPropagation}
      onKeyDown={stopPropagation}
      role="presentation"
    >
      <Menu
        defaultOpen
        onOpenChange={(isOpen) => !isOpen && onClosed()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        trigger={<IconButton label={`Menu of ${row.name}`} icon={EllipsisVertical} />}
      >
        <MenuItem icon={Pencil} onSelect={() => rename(entry)}>
          Rename
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => duplicate(session, entry)}>
          Duplicate
        </MenuItem>
        <ReuseItems entry={entry} />
        {row.kind === 'folder' && <FolderItems row={row} />}
        {entry.kind === 'poi' && (
          <MenuItem icon={History} onSelect={() => openHistoryOf(session, entry.id)}>
            History
          </MenuItem>
        )}
        <MenuSeparator />
        <MoveItems isFirst={isFirst} isLast={isLast} onMove={(by) => shift(session, entry, by)} />
        <MenuItem icon={FolderInput} onSelect={() => ask({ about: 'move', entry })}>
          Move to folder…
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} look="danger" onSelect={remove}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  );
}

const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation();

function FolderItems({ row }: { row: FolderRow }) {
  const session = useEditingSession();
  const ask = useEditingState((state) => state.ask);
  const toggleFolder = usePlayerState((state) => state.toggleFolder);
  const canNest = row.within === null;
  return (
    <>
      <MenuItem icon={MapPinPlus} onSelect={() => addPoi(session, 'poi', { folder: row.id })}>
        Add point of interest
      </MenuItem>
      <MenuItem icon={Tag} onSelect={() => addPoi(session, 'tag', { folder: row.id })}>
        Add tag
      </MenuItem>
      {canNest && (
        <MenuItem icon={FolderPlus} onSelect={() => addFolder(session, row.id)}>
          Add subfolder
        </MenuItem>
      )}
      <MenuItem icon={row.hidden ? Eye : EyeOff} disabled={row.hidden === 'above'} onSelect={() => toggleFolder(row.id)}>
        {row.hidden ? 'Show its tags' : 'Hide its tags'}
      </MenuItem>
      <MenuItem icon={Layers} onSelect={() => ask({ about: 'versions', id: row.id })}>
        Versions…
      </MenuItem>
    </>
  );
}
