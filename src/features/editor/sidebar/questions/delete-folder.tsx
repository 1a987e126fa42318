import { findFolder } from '@/domain/folders/find';
import type { FolderId } from '@/domain/ids';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { contentsOf, removeFolderNow } from '../remove';

type Props = { id: FolderId; onClose: () => void };

/** @see EDIT-011 EDIT-012 */
export function DeleteFolder({ id, onClose }: Props) {
  const session = useEditingSession();
  const folder = useEditingState(({ edited }) => findFolder(edited.folders, id));
  if (!folder) return null;
  const { folders, pois, withFiles } = contentsOf(folder);
  const lost = [counted(folders, 'subfolder', 'subfolders'), counted(pois, 'point of interest', 'points of interest')].filter(Boolean);
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this folder?"
      confirm="Delete folder"
      danger
      onConfirm={() => {
        removeFolderNow(session, id);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {lost.length > 0 ? `“${folder.name}” goes with all that lies in it: ${lost.join(' and ')}.` : `“${folder.name}” is empty.`}
      </p>
      {withFiles > 0 && (
        <p>
          {withFiles === 1 ? 'One of them has' : `${withFiles} of them have`} files attached. The files themselves stay in the file manager.
        </p>
      )}
      <p>You can undo this.</p>
    </ConfirmDialog>
  );
}

const counted = (count: number, one: string, many: string): string => (count === 0 ? '' : count === 1 ? `1 ${one}` : `${count} ${many}`);
