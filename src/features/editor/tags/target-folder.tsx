import { allFolders } from '@/domain/folders/folder';
import { folderId } from '@/domain/ids';
import { SelectField } from '@/ui/select-field';
import { folderTitle } from '../batch/batch-rows';
import { useEditingState } from '../session/editing-context';
import { targetFolder } from './model-tags';

/** The folder that imported tags are added to; it is the one that is selected in the list. @see EDIT-063 */
export function TargetFolder() {
  const folders = useEditingState((state) => state.edited.folders);
  const selected = useEditingState((state) => state.selectedFolder);
  const selectFolder = useEditingState((state) => state.selectFolder);
  const target = targetFolder(folders, selected);
  if (!target) return <p className="text-pretty text-ink-soft text-sm">Tags are added as points of interest to a new folder.</p>;
  return (
    <SelectField
      label="Add to folder"
      value={target.id}
      options={allFolders(folders).map((folder) => ({ value: folder.id, label: folderTitle(folder) }))}
      onChange={({ target: { value } }) => selectFolder(folderId(value))}
    />
  );
}
