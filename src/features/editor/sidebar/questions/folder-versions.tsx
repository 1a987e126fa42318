import { findFolder } from '@/domain/folders/find';
import type { FolderId } from '@/domain/ids';
import { Dialog } from '@/ui/dialog';
import { VersionsField } from '../../point-types/versions-field';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { excludeFolder } from '../arrange';

/** Whether versions have a folder with what is in it. */
export function FolderVersions({ id, onClose }: { id: FolderId; onClose: () => void }) {
  const session = useEditingSession();
  const folder = useEditingState(({ edited }) => findFolder(edited.folders, id));
  if (!folder) return null;
  return (
    <Dialog title="Versions" description={`“${folder.name}” and everything in it`} open size="small" onClose={onClose}>
      <VersionsField isExcluded={folder.leftOut === true} onChange={(isExcluded) => excludeFolder(session, id, isExcluded)} />
    </Dialog>
  );
}
