import { useState } from 'react';
import { type Folder, newFolderName } from '@/domain/folders/folder';
import { newFolder } from '@/domain/folders/new-folder';
import { folderId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { folderTitle, nouns } from './batch-rows';
import type { Target } from './run-batch';

type Props = { folders: readonly Folder[]; count: number; onMove: (target: Target) => void; onClose: () => void };

const newFolderValue = '+';

/** Chooses the folder to move to. @see EDIT-070 */
export function MoveToFolder({ folders, count, onMove, onClose }: Props) {
  const choices = choicesOf(folders);
  const [to, setTo] = useState<string>(choices[0]?.value ?? newFolderValue);
  const [name, setName] = useState('');
  return (
    <ConfirmDialog
      title={`Move ${plural(count, nouns.poi)} to another folder`}
      confirmLabel="Move"
      onConfirm={() => onMove(to === newFolderValue ? { added: newFolder(plainName(name) || newFolderName) } : { folder: folderId(to) })}
      onClose={onClose}
    >
      <SelectField
        label="Folder"
        value={to}
        options={[...choices, { value: newFolderValue, label: 'New folder' }]}
        onChange={({ target }) => setTo(target.value)}
      />
      {to === newFolderValue && (
        <TextField
          label="Folder name"
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
    { value: folder.id, label: `${' '.repeat(depth * 4)}${folderTitle(folder)}` },
    ...choicesOf(folder.children, depth + 1),
  ]);
