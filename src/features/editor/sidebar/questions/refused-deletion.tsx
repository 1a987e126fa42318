import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { attachedFiles, poiDeletionRefusal } from '@/domain/pois/deletion';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { releaseNested } from '../remove';

type Props = { id: PoiId; onClose: () => void };

/** A PoI that still holds something is not deleted; from here one goes on to what it holds. @see EDIT-022 EDIT-023 */
export function RefusedDeletion({ id, onClose }: Props) {
  const session = useEditingSession();
  const poi = useEditingState(({ edited }) => findPoi(edited.folders, id));
  const refusal = poi && poiDeletionRefusal(poi);
  if (!poi || !refusal) return null;
  const files = attachedFiles(poi).length;
  const nested = poi.children?.length ?? 0;
  const showFiles = () => {
    session.visit.store.getState().openPoi(id);
    session.store.getState().chooseTab('files');
  };
  const goOn = () => {
    onClose();
    if (files > 0) showFiles();
    else releaseNested(session, id);
  };
  return (
    <ConfirmDialog title={refusal} confirm={files > 0 ? 'Go to its files' : `Move ${nested} out`} onConfirm={goOn} onClose={onClose}>
      {files > 0 ? (
        <p className="wrap-anywhere">
          “{poi.name}” has {files === 1 ? 'a file' : `${files} files`} attached. Remove {files === 1 ? 'it' : 'them'} there first; then it
          can be deleted.
        </p>
      ) : (
        <p className="wrap-anywhere">
          “{poi.name}” holds {nested === 1 ? 'a point of interest' : `${nested} points of interest`}, as older tours could. Moved out,{' '}
          {nested === 1 ? 'it stands' : 'they stand'} behind it in its folder, and it can be deleted.
        </p>
      )}
    </ConfirmDialog>
  );
}
