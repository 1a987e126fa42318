import Bookmark from 'lucide-react/icons/bookmark';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ListRestart from 'lucide-react/icons/list-restart';
import { useState } from 'react';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { NameDialog } from './name-dialog';
import { timeOf } from './restore';
import { RestorePartDialog } from './restore-part-dialog';

type Props = { entry: PoiHistoryEntry; onNamed: (name: string) => void };

/** The menu of a saved version. */
export function HistoryMenu({ entry, onNamed }: Props) {
  const [dialog, setDialog] = useState<'part' | 'name' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu trigger={<IconButton label={`Menu of ${timeOf(entry)}`} icon={EllipsisVertical} />}>
        <MenuItem icon={ListRestart} onSelect={() => setDialog('part')}>
          Restore a part…
        </MenuItem>
        <MenuItem icon={Bookmark} onSelect={() => setDialog('name')}>
          {entry.name === '' ? 'Name this version…' : 'Rename this version…'}
        </MenuItem>
      </Menu>
      {dialog === 'part' && <RestorePartDialog entry={entry} onClose={close} />}
      {dialog === 'name' && <NameDialog entry={entry} onNamed={onNamed} onClose={close} />}
    </>
  );
}
