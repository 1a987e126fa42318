import Check from 'lucide-react/icons/check';
import FolderIcon from 'lucide-react/icons/folder';
import House from 'lucide-react/icons/house';
import { useState } from 'react';
import { findFolder, findPoi } from '@/domain/folders/find';
import { type Folder, isUncategorized } from '@/domain/folders/folder';
import type { FolderId } from '@/domain/ids';
import { contains } from '@/domain/search';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { SearchBox } from '@/ui/search-box';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import type { Entry } from '../../session/view-state';
import { move, moveError, parentFolderOf } from '../arrange';

type Props = { entry: Entry; onClose: () => void };
type Target = { within: FolderId | null; name: string; level: number; index: number };

const minFoldersForSearch = 9;

/** Moves a PoI or a folder to the end of another folder. @see EDIT-009 EDIT-010 EDIT-019 */
export function MoveDialog({ entry, onClose }: Props) {
  const session = useEditingSession();
  const folders = useEditingState(({ edited }) => edited.folders);
  const [search, setSearch] = useState('');
  const name = nameOf(folders, entry);
  if (name === undefined) return null;
  const here = parentFolderOf(folders, entry);
  const targets = targetsOf(folders, entry);
  const matching = targets.filter((target) => contains(target.name, search));
  return (
    <Dialog title="Move to folder" description={name} open size="small" onClose={onClose}>
      {targets.length >= minFoldersForSearch && (
        <div className="mb-3 [&_search]:md:w-full">
          <SearchBox label="Find a folder" value={search} onChange={setSearch} />
        </div>
      )}
      <ul className="-mx-2 flex flex-col gap-0.5">
        {matching.map((target) => (
          <li key={target.within ?? ''}>
            <TargetButton
              target={target}
              isHere={target.within === here}
              refused={target.within === here ? null : moveError(folders, entry, target)}
              onChoose={() => {
                if (move(session, entry, target) && target.within) session.store.getState().collapse([target.within], false);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className="px-2 py-4 text-center text-ink-soft text-sm">No matching folders</p>}
    </Dialog>
  );
}

type ButtonProps = { target: Target; isHere: boolean; refused: string | null; onChoose: () => void };

function TargetButton({ target: { within, name, level }, isHere, refused, onChoose }: ButtonProps) {
  const Icon = isHere ? Check : within === null ? House : FolderIcon;
  return (
    <button
      type="button"
      disabled={isHere || refused !== null}
      aria-current={isHere || undefined}
      onClick={onChoose}
      className={cn(
        'flex min-h-10 w-full items-center gap-2.5 rounded-md py-1.5 pe-2 text-start text-ink text-sm enabled:hover:bg-hover disabled:text-ink-faint touch:min-h-11',
        level === 2 ? 'ps-8' : 'ps-2',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block truncate">{name}</span>
        {refused && <span className="block text-xs">{refused}</span>}
      </span>
      {isHere && <span className="shrink-0 text-xs">Current folder</span>}
    </button>
  );
}

const nameOf = (folders: readonly Folder[], entry: Entry) =>
  (entry.kind === 'poi' ? findPoi(folders, entry.id) : findFolder(folders, entry.id))?.name;

/** The possible folders. A folder can only move to the top level or into a top-level folder other than itself. */
function targetsOf(folders: readonly Folder[], entry: Entry): Target[] {
  const isFolder = entry.kind === 'folder';
  const top: Target[] = isFolder ? [{ within: null, name: 'Top level', level: 1, index: folders.length }] : [];
  const below = (beside: readonly Folder[], level: number): Target[] =>
    beside.flatMap((folder) => {
      if (folder.id === entry.id || (isFolder && (level > 1 || isUncategorized(folder)))) return [];
      const name = isUncategorized(folder) ? 'Without a folder' : folder.name;
      const target = { within: folder.id, name, level, index: isFolder ? folder.children.length : folder.pois.length };
      return [target, ...below(folder.children, level + 1)];
    });
  return [...top, ...below(folders, 1)];
}
