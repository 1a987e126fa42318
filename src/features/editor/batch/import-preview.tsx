import { allPois, type Folder } from '@/domain/folders/folder';
import type { FolderId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { type Import, importCounts } from '@/domain/tours/import';
import { CheckboxField } from '@/ui/checkbox-field';
import { folderTitle, nouns } from './batch-rows';
import { fewNames } from './few-names';
import type { Importing } from './use-import';

type Props = { importing: Importing; read: Import };

/** The folders in the pasted JSON, with the names they will get. */
export function ImportPreview({ importing, read }: Props) {
  const { folders, pois, files } = importCounts(read.folders);
  const names = new Map(importing.named.map(({ id, name }) => [id, name]));
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-2">
      <div>
        <h3 className="truncate font-medium text-ink text-sm">{read.name || 'Folders'}</h3>
        <p className="text-ink-soft text-sm tabular-nums">
          {plural(folders, nouns.folder)}, {plural(pois, nouns.poi)}, {plural(files, nouns.file)}
        </p>
      </div>
      <ul className="flex max-h-72 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line px-3">
        {read.folders.map((folder) => (
          <li key={folder.id}>
            <FolderLine folder={folder} name={names.get(folder.id)} isChosen={importing.isChosen(folder.id)} onToggle={importing.toggle} />
          </li>
        ))}
      </ul>
      {read.notes.map((note) => (
        <p key={note} className="text-notice text-xs">
          {note}
        </p>
      ))}
      {files > 0 && <p className="text-ink-faint text-xs">Files and images stay where they are stored: with the tour they come from.</p>}
    </section>
  );
}

type LineProps = { folder: Folder; name: string | undefined; isChosen: boolean; onToggle: (folder: FolderId) => void };

function FolderLine({ folder, name, isChosen, onToggle }: LineProps) {
  const isRenamed = name !== undefined && name !== folder.name;
  const inside = [...folder.children, ...allPois([folder])];
  return (
    <CheckboxField
      label={
        <span className="wrap-anywhere">
          {folderTitle(folder)} <span className="text-ink-faint text-xs tabular-nums">{plural(allPois([folder]).length, nouns.poi)}</span>
          {isRenamed && <span className="block text-notice text-xs">There is one of this name: this one becomes “{name}”.</span>}
        </span>
      }
      hint={inside.length > 0 && <span className="wrap-anywhere">{fewNames(inside, 4)}</span>}
      checked={isChosen}
      onChange={() => onToggle(folder.id)}
    />
  );
}
