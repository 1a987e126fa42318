import { useState } from 'react';
import { type Folder, newFolder, newFolderName } from '@/domain/folders';
import { folderId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { counted, titleOf } from './batch-rows';
import type { Target } from './run-batch';

type Props = { folders: readonly Folder[]; count: number; onMove: (target: Target) => void; onClose: () => void };

const added = '+';

/** Asks where to. @see EDIT-070 */
export function MoveToFolder({ folders, count, onMove, onClose }: Props) {
  const choices = choicesOf(folders);
  const [to, setTo] = useState<string>(choices[0]?.value ?? added);
  const [name, setName] = useState('');
  return (
    <ConfirmDialog
      title={`Move ${counted(count, 'PoI')} to another folder`}
      confirm="Move"
      onConfirm={() => onMove(to === added ? { added: newFolder(name.trim() || newFolderName) } : { folder: folderId(to) })}
      onClose={onClose}
    >
      <SelectField
        label="Folder"
        value={to}
        options={[...choices, { value: added, label: 'A new folder' }]}
        onChange={({ target }) => setTo(target.value)}
      />
      {to === added && (
        <TextField
          label="Its name"
          value={name}
          maxLength={folderLimits.name}
          placeholder={newFolderName}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

const choicesOf = (folders: readonly Folder[], depth = 0): { value: string; label: string }[] =>
  folders.flatMap((folder) => [
    { value: folder.id, label: `${' '.repeat(depth * 4)}${titleOf(folder)}` },
    ...choicesOf(folder.children, depth + 1),
  ]);
