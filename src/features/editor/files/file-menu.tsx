import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import { originalFileName } from '@/domain/files/names';
import { copyText } from '@/ui/copy-text';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { toastError, toastSuccess } from '@/ui/toast';
import { saveFile } from '@/widgets/file-preview/file-contents';
import type { ListedFile } from './use-folder';

export type FileActions = {
  preview: (path: string) => void;
  attach: (paths: readonly string[]) => void;
  remove: (paths: readonly string[]) => void;
};

type Props = { known: ListedFile; actions: FileActions };

/** The actions for a file of the manager. */
export function FileMenu({ known: { file, details }, actions }: Props) {
  const name = originalFileName(file.name);
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={Eye} disabled={!details} onSelect={() => actions.preview(file.path)}>
        Preview
      </MenuItem>
      <MenuItem icon={Paperclip} onSelect={() => actions.attach([file.path])}>
        Attach
      </MenuItem>
      <MenuItem icon={Download} disabled={!details} onSelect={() => details && void download(details.url, name)}>
        Download
      </MenuItem>
      <MenuItem icon={Copy} disabled={!details} onSelect={() => details && void copyAddress(details.url)}>
        Copy address
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} look="danger" onSelect={() => actions.remove([file.path])}>
        Delete
      </MenuItem>
    </Menu>
  );
}

export async function download(url: string, name: string): Promise<void> {
  await saveFile(url, name).catch(() => toastError(`“${name}” couldn’t be downloaded. Check your connection and try again.`));
}

export async function copyAddress(url: string): Promise<void> {
  try {
    await copyText(url);
    toastSuccess('Address copied.');
  } catch {
    toastError('Couldn’t copy the address because your browser blocked it.');
  }
}
