import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import FolderSymlink from 'lucide-react/icons/folder-symlink';
import Scissors from 'lucide-react/icons/scissors';
import { folderId, poiId } from '@/domain/ids';
import type { ReuseSelection } from '@/domain/reuse/selection';
import type { BatchType } from '../batch/batch-rows';
import { MenuButton } from '../batch/menu-button';
import type { Selection } from '../batch/selection';
import { useEditingSession } from '../session/editing-context';
import { copyPoints } from './copy';
import { useTemplateAccess } from './use-templates';

type Props = { type: BatchType; selection: Selection; isEmpty: boolean };

/** What Batch does with the selected items beyond their own tour. */
export function BatchReuse({ type, selection, isEmpty }: Props) {
  const session = useEditingSession();
  const { canManage } = useTemplateAccess();
  if (session.isVersionCopy) return null;
  const { ask } = session.store.getState();
  const chosen = (): ReuseSelection => ({
    folders: new Set(type === 'folders' ? [...selection].map(folderId) : []),
    pois: new Set(type === 'pois' ? [...selection].map(poiId) : []),
  });
  return (
    <ul
      aria-label="In other tours"
      className="grid shrink-0 grid-cols-2 content-start gap-1 md:w-60 md:grid-cols-1 md:border-line md:border-t md:pt-2"
    >
      <li>
        <MenuButton icon={ClipboardCopy} disabled={isEmpty} onClick={() => void copyPoints(session, chosen())}>
          Copy
        </MenuButton>
      </li>
      <li>
        <MenuButton icon={Scissors} disabled={isEmpty} onClick={() => void copyPoints(session, chosen(), 'cut')}>
          Cut
        </MenuButton>
      </li>
      <li>
        <MenuButton icon={FolderSymlink} disabled={isEmpty} onClick={() => ask({ about: 'to-tour', selection: chosen() })}>
          Into another tour…
        </MenuButton>
      </li>
      {canManage && (
        <li>
          <MenuButton icon={BookmarkPlus} disabled={isEmpty} onClick={() => ask({ about: 'save-template', selection: chosen() })}>
            Save as template…
          </MenuButton>
        </li>
      )}
    </ul>
  );
}
