import Folder from 'lucide-react/icons/folder';
import FolderOpen from 'lucide-react/icons/folder-open';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { AppError } from '@/domain/app-error';
import { folderNameLimit, newFolderName } from '@/domain/files/folder-names';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { useTextForm } from '@/ui/use-text-form';
import { useEditingSession } from '../session/editing-context';
import { useFolders } from './use-folder';

/** The name of the root folder. */
export const rootFolderName = 'Uploads';

type Props = { folder: string; onOpen: (folder: string) => void };

/** The folders of the file manager. @see EDIT-078 */
export function FolderList({ folder, onOpen }: Props) {
  const folders = useFolders();
  const [isCreating, setCreating] = useState(false);
  return (
    <nav
      aria-label="Folders of the file manager"
      className="flex shrink-0 gap-1 max-md:overflow-x-auto max-md:border-line max-md:border-b max-md:p-2 md:w-56 md:flex-col md:overflow-y-auto md:border-line md:border-e md:p-3"
    >
      {['', ...folders].map((name) => (
        <FolderButton key={name} name={name} isOpen={name === folder} onOpen={() => onOpen(name)} />
      ))}
      <button
        type="button"
        onClick={() => setCreating(true)}
        className="flex h-10 shrink-0 items-center gap-2.5 whitespace-nowrap rounded-md px-2.5 text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink touch:h-11"
      >
        <FolderPlus aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        New folder
      </button>
      {isCreating && (
        <NewFolder
          existing={folders}
          onCreated={(name) => {
            setCreating(false);
            onOpen(name);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </nav>
  );
}

function FolderButton({ name, isOpen, onOpen }: { name: string; isOpen: boolean; onOpen: () => void }) {
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      title={name || rootFolderName}
      onClick={onOpen}
      className={cn(
        'flex h-10 min-w-0 items-center gap-2.5 rounded-md px-2.5 text-start text-sm transition-colors touch:h-11 max-md:max-w-48 max-md:shrink-0',
        isOpen ? 'bg-chosen font-medium text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className={cn('shrink-0', isOpen ? 'text-accent' : 'text-ink-faint')} />
      <span className="min-w-0 truncate">{name || rootFolderName}</span>
    </button>
  );
}

type NewProps = { existing: readonly string[]; onCreated: (name: string) => void; onClose: () => void };

function NewFolder({ existing, onCreated, onClose }: NewProps) {
  const { store } = useEditingSession();
  const { onSubmit, ...field } = useTextForm('', (typedName) => {
    try {
      const name = newFolderName(typedName, existing);
      store.setState(({ madeFolders }) => ({ madeFolders: [...madeFolders, name] }));
      onCreated(name);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.message;
    }
  });
  return (
    <Dialog
      title="New folder"
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form="new-folder">
            Create folder
          </Button>
        </>
      }
    >
      <form id="new-folder" onSubmit={onSubmit}>
        <TextField
          label="Name"
          maxLength={folderNameLimit}
          autoFocus
          hint="The folder is created when you upload the first file. It can’t be renamed later, because that would break links to its files."
          {...field}
        />
      </form>
    </Dialog>
  );
}
