import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FolderSymlink from 'lucide-react/icons/folder-symlink';
import Library from 'lucide-react/icons/library';
import Scissors from 'lucide-react/icons/scissors';
import { folderOf } from '@/domain/folders/find';
import { MenuItem } from '@/ui/menu';
import { useEditingSession } from '../session/editing-context';
import type { Entry } from '../session/view-state';
import { copyPoints, selectionOf } from './copy';
import { pastePoints } from './paste';
import { useTemplateAccess } from './use-templates';

/** What a line's menu does with it beyond its own tour. */
export function ReuseItems({ entry }: { entry: Entry }) {
  const session = useEditingSession();
  const { canUse, canManage } = useTemplateAccess();
  if (session.isVersionCopy) return null;
  const { ask, selectFolder, edited } = session.store.getState();
  const selection = selectionOf(entry);
  const pasteHere = () => {
    selectFolder(entry.kind === 'folder' ? entry.id : (folderOf(edited.folders, entry.id)?.id ?? null));
    void pastePoints(session);
  };
  const addFromTemplate = () => {
    if (entry.kind === 'folder') selectFolder(entry.id);
    ask({ about: 'templates' });
  };
  return (
    <>
      <MenuItem icon={ClipboardCopy} onSelect={() => void copyPoints(session, selection)}>
        Copy
      </MenuItem>
      <MenuItem icon={Scissors} onSelect={() => void copyPoints(session, selection, 'cut')}>
        Cut
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={pasteHere}>
        Paste
      </MenuItem>
      <MenuItem icon={FolderSymlink} onSelect={() => ask({ about: 'to-tour', selection })}>
        Move or copy into another tour…
      </MenuItem>
      {canManage && (
        <MenuItem icon={BookmarkPlus} onSelect={() => ask({ about: 'save-template', selection })}>
          Save as template…
        </MenuItem>
      )}
      {canUse && entry.kind === 'folder' && (
        <MenuItem icon={Library} onSelect={addFromTemplate}>
          Add from template…
        </MenuItem>
      )}
    </>
  );
}
