import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash';
import type { Collection } from '@/domain/collections/collection';
import { collectionPath } from '@/domain/page-addresses';
import { copyText } from '@/ui/copy-text';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { toastError, toastSuccess } from '@/ui/toast';
import type { ListContext } from './list-context';

type Props = { collection: Collection; context: Pick<ListContext, 'canEdit' | 'openDialog'> };

/** What the buttons of a collection don't do. */
export function CollectionMenu({ collection, context: { canEdit, openDialog } }: Props) {
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${collection.name}`} icon={DotsIcon} />}>
      <MenuItem icon={Eye} onSelect={() => openDialog('people', collection)}>
        People with access
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => void copyLink(collection)}>
        Copy the link
      </MenuItem>
      {canEdit && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} look="danger" onSelect={() => openDialog('delete', collection)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

async function copyLink({ id }: Collection): Promise<void> {
  try {
    await copyText(`${location.origin}${location.pathname}#${collectionPath(id)}`);
    toastSuccess('Link copied to clipboard');
  } catch {
    toastError('Could not copy text');
  }
}
