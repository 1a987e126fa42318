import Eye from 'lucide-react/icons/eye';
import Globe from 'lucide-react/icons/globe';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash';
import type { Collection } from '@/domain/collections/collection';
import { collectionPath } from '@/domain/page-addresses';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { copyAddress, copyLink } from '@/widgets/copy-link';
import { publicAddressOf } from '../public-address-of';
import type { ListContext } from './list-context';

type Props = { collection: Collection; context: Pick<ListContext, 'canEdit' | 'openDialog'> };

/** What the buttons of a collection don't do. */
export function CollectionMenu({ collection, context: { canEdit, openDialog } }: Props) {
  const publicAddress = publicAddressOf(collection);
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${collection.name}`} icon={DotsIcon} />}>
      <MenuItem icon={Eye} onSelect={() => openDialog('people', collection)}>
        People with access
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => void copyLink(collectionPath(collection.id))}>
        Copy the link
      </MenuItem>
      {publicAddress && (
        <MenuItem icon={Globe} onSelect={() => void copyAddress(publicAddress)}>
          Copy the public address
        </MenuItem>
      )}
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
