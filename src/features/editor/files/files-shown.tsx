import { Button } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { FileLines } from './file-lines';
import type { FileActions } from './file-menu';
import { FileTiles } from './file-tiles';
import type { FileView } from './use-file-view';
import type { Manager } from './use-manager';

type Props = { manager: Manager; view: FileView; actions: FileActions };

/** The files of the open folder: on their way, none, none found, or all. @see EDIT-080 */
export function FilesShown({ manager, view, actions }: Props) {
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
      <Inside manager={manager} view={view} actions={actions} />
    </div>
  );
}

function Inside({ manager, view, actions }: Props) {
  const { files, shown, error, isPending, selected, toggle, selectAll } = manager;
  if (error && files.length === 0) return <NotListed message={error.message} onRetry={manager.retry} />;
  if (isPending && files.length === 0) return <Skeleton columns={view.isList ? 1 : view.columns} isList={view.isList} />;
  if (files.length === 0) return <Empty title="No files found: Upload files to this folder to see them here." />;
  if (shown.length === 0) {
    return (
      <Empty title="No file of this folder is like that." action={<Button onClick={manager.showAll}>Show all files</Button>}>
        Another kind, or other letters of the name, may find it.
      </Empty>
    );
  }
  const given = { files: shown, selected, onToggle: toggle, onSelectAll: selectAll, actions };
  return view.isList ? <FileLines {...given} /> : <FileTiles {...given} columns={view.columns} />;
}

function NotListed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-16 text-center">
      <p className="max-w-[46ch] text-pretty text-ink-soft text-sm">The files could not be listed. {message}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

function Skeleton({ columns, isList }: { columns: number; isList: boolean }) {
  return (
    <div aria-busy="true" className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <span role="status" className="sr-only">
        The files are being listed.
      </span>
      {Array.from({ length: isList ? 6 : columns * 2 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={place} className={isList ? 'skeleton h-14' : 'skeleton aspect-square'} />
      ))}
    </div>
  );
}
