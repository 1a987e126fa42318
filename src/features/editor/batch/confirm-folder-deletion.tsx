import { lostWithFolders } from '@/domain/folders/batch-losses';
import type { Folder } from '@/domain/folders/folder';
import { folderId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { nouns } from './batch-rows';
import { fewNames } from './few-names';
import type { Selection } from './selection';

type Props = { folders: readonly Folder[]; selection: Selection; onConfirm: () => void; onClose: () => void };

/** Confirms deleting folders, and lists what is deleted with them. @see EDIT-075 */
export function ConfirmFolderDeletion({ folders, selection, onConfirm, onClose }: Props) {
  const loss = lostWithFolders(folders, [...selection].map(folderId));
  const parts = [
    ...(loss.below.length > 0 ? [`${plural(loss.below.length, nouns.folder)} in them`] : []),
    ...(loss.pois.length > 0 ? [plural(loss.pois.length, nouns.poi)] : []),
    ...(loss.files > 0 ? [plural(loss.files, nouns.attachedFile)] : []),
  ];
  const words = plural(loss.folders.length, nouns.folder);
  return (
    <ConfirmDialog title={`Delete ${words}?`} confirmLabel={`Delete ${words}`} danger onConfirm={onConfirm} onClose={onClose}>
      <p className="wrap-anywhere">{fewNames(loss.folders)}.</p>
      <p>{parts.length > 0 ? `This also deletes: ${parts.join(', ')}.` : 'They are empty.'}</p>
      {loss.pois.length > 0 && <p>To keep the points of interest, move them to another folder first.</p>}
      <p>You can undo this until you leave the tour.</p>
    </ConfirmDialog>
  );
}
