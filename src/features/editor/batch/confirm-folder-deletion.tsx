import type { Folder } from '@/domain/folders';
import { lossOfFolders } from '@/domain/folders/batch-losses';
import { folderId } from '@/domain/ids';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { counted } from './batch-rows';
import { fewNames } from './batch-words';
import type { Selection } from './selection';

type Props = { folders: readonly Folder[]; selection: Selection; onConfirm: () => void; onClose: () => void };

/** Names what goes with the folders. @see EDIT-075 */
export function ConfirmFolderDeletion({ folders, selection, onConfirm, onClose }: Props) {
  const loss = lossOfFolders(folders, [...selection].map(folderId));
  const parts = [
    ...(loss.below.length > 0 ? [`${counted(loss.below.length, 'folder')} in them`] : []),
    ...(loss.pois.length > 0 ? [counted(loss.pois.length, 'PoI')] : []),
    ...(loss.files > 0 ? [counted(loss.files, 'attached file')] : []),
  ];
  const words = counted(loss.folders.length, 'folder');
  return (
    <ConfirmDialog title={`Delete ${words}?`} confirm={`Delete ${words}`} danger onConfirm={onConfirm} onClose={onClose}>
      <p className="wrap-anywhere">{fewNames(loss.folders)}.</p>
      <p>{parts.length > 0 ? `With this goes: ${parts.join(', ')}.` : 'They are empty.'}</p>
      {loss.pois.length > 0 && <p>To keep the points of interest, move them to another folder first.</p>}
      <p>Undo brings all of it back until you leave this tour.</p>
    </ConfirmDialog>
  );
}
