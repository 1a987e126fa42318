import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import { shownFileName } from '@/domain/files/names';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuLine } from '@/ui/menu';
import { say, sayProblem } from '@/ui/say';
import { saveFile } from '@/widgets/file-preview/file-contents';
import type { KnownFile } from './use-folder';

export type FileActions = {
  look: (path: string) => void;
  attach: (paths: readonly string[]) => void;
  remove: (paths: readonly string[]) => void;
};

type Props = { known: KnownFile; actions: FileActions };

/** What can be done with one file of the manager. */
export function FileMenu({ known: { file, details }, actions }: Props) {
  const name = shownFileName(file.name);
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={Eye} disabled={!details} onSelect={() => actions.look(file.path)}>
        Look at it
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
      <MenuLine />
      <MenuItem icon={Trash2} look="danger" onSelect={() => actions.remove([file.path])}>
        Delete
      </MenuItem>
    </Menu>
  );
}

export async function download(url: string, name: string): Promise<void> {
  await saveFile(url, name).catch(() => sayProblem(`“${name}” could not be downloaded. Check your connection, then try again.`));
}

export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    say('Address copied.');
  } catch {
    sayProblem('The address could not be copied: the browser does not allow it.');
  }
}
