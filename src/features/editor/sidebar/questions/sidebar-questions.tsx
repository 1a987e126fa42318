import { findFolder, findPoi } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { attachedFiles, poiDeletionDenial } from '@/domain/pois/deletion';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ReuseDialog } from '../../reuse/reuse-dialog';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { contentsOf, releaseNested, removeFolderNow } from '../remove';
import { FolderVersions } from './folder-versions';
import { MoveDialog } from './move-dialog';

/** The open dialog of the sidebar. */
export function SidebarQuestions() {
  const question = useEditingState((state) => state.question);
  const ask = useEditingState((state) => state.ask);
  const close = () => ask(null);
  switch (question?.about) {
    case 'delete-folder':
      return <DeleteFolder id={question.id} onClose={close} />;
    case 'deletion-blocked':
      return <DeletionBlocked id={question.id} onClose={close} />;
    case 'move':
      return <MoveDialog entry={question.entry} onClose={close} />;
    case 'versions':
      return <FolderVersions id={question.id} onClose={close} />;
    case 'reused':
    case 'to-tour':
    case 'save-template':
    case 'templates':
      return <ReuseDialog question={question} onClose={close} />;
    default:
      return null;
  }
}

/** @see EDIT-011 EDIT-012 */
function DeleteFolder({ id, onClose }: { id: FolderId; onClose: () => void }) {
  const session = useEditingSession();
  const folder = useEditingState(({ edited }) => findFolder(edited.folders, id));
  if (!folder) return null;
  const { folders, pois, withFiles } = contentsOf(folder);
  const contents = [
    folders > 0 && plural(folders, { one: '# subfolder', other: '# subfolders' }),
    pois > 0 && plural(pois, { one: '# point of interest', other: '# points of interest' }),
  ].filter(Boolean);
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this folder?"
      confirmLabel="Delete folder"
      danger
      onConfirm={() => {
        removeFolderNow(session, id);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {contents.length > 0
          ? `“${folder.name}” and everything in it will be deleted: ${contents.join(' and ')}.`
          : `“${folder.name}” is empty.`}
      </p>
      {withFiles > 0 && (
        <p>
          {plural(withFiles, { one: 'One of them has', other: '# of them have' })} files attached. The files themselves stay in the file
          manager.
        </p>
      )}
      <p>You can undo this.</p>
    </ConfirmDialog>
  );
}

/** Explains why a PoI cannot be deleted, and leads to its files or children. @see EDIT-022 EDIT-023 */
function DeletionBlocked({ id, onClose }: { id: PoiId; onClose: () => void }) {
  const session = useEditingSession();
  const poi = useEditingState(({ edited }) => findPoi(edited.folders, id));
  const denial = poi && poiDeletionDenial(poi);
  if (!poi || !denial) return null;
  const files = attachedFiles(poi).length;
  const nested = poi.children?.length ?? 0;
  const showFiles = () => {
    session.player.store.getState().openPoi(id);
    session.store.getState().chooseTab('files');
  };
  const unblock = () => {
    onClose();
    if (files > 0) showFiles();
    else releaseNested(session, id);
  };
  return (
    <ConfirmDialog title={denial} confirmLabel={files > 0 ? 'Go to its files' : `Move ${nested} out`} onConfirm={unblock} onClose={onClose}>
      {files > 0 ? (
        <p className="wrap-anywhere">
          “{poi.name}” has {plural(files, { one: 'an attached file', other: '# attached files' })}. Remove {files === 1 ? 'it' : 'them'}{' '}
          first, then delete the point of interest.
        </p>
      ) : (
        <p className="wrap-anywhere">
          “{poi.name}” contains {plural(nested, { one: 'a point of interest', other: '# points of interest' })}, which older tours allowed.
          Move {nested === 1 ? 'it' : 'them'} out into the folder first, then delete the point of interest.
        </p>
      )}
    </ConfirmDialog>
  );
}
