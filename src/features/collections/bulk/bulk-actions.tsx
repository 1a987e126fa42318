import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash';
import type { Collection } from '@/domain/collections/collection';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { BulkRequest } from './bulk-request';

type Props = { collections: readonly Collection[]; onRequest: (request: BulkRequest) => void };

/** What can be done with the selected collections. */
export function BulkActions({ collections, onRequest }: Props) {
  const trigger = (
    <Button size="small">
      Public page
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={Globe} onSelect={() => onRequest({ kind: 'open', collections })}>
          Open
        </MenuItem>
        <MenuItem icon={Lock} onSelect={() => onRequest({ kind: 'close', collections })}>
          Close
        </MenuItem>
      </Menu>
      <Button size="small" look="danger" onClick={() => onRequest({ kind: 'delete', collections })}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        Delete
      </Button>
    </>
  );
}
