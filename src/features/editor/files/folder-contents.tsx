import type { FileFilter } from '@/domain/files/file-types';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FileLines } from './file-lines';
import type { FileActions } from './file-menu';
import { FileTiles } from './file-tiles';
import type { FileView, Manager } from './use-manager';

type Props = { manager: Manager; view: FileView; actions: FileActions };

/** The files of the open folder, with loading, empty and error states. @see EDIT-080 */
export function FolderContents({ manager, view, actions }: Props) {
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
      <Content manager={manager} view={view} actions={actions} />
    </div>
  );
}

function Content({ manager, view, actions }: Props) {
  const { files, visibleFiles, error, isPending, selected, toggle, selectAll, clear, search, filter } = manager;
  if (error && files.length === 0) return <LoadError message={error.message} onRetry={manager.retry} />;
  if (isPending && files.length === 0) return <Skeleton columns={view.isList ? 1 : view.columns} isList={view.isList} />;
  if (files.length === 0) return <EmptyState title="No files found: Upload files to this folder to see them here." />;
  if (visibleFiles.length === 0) {
    return (
      <EmptyState title="No files match your filter" action={<Button onClick={manager.showAll}>Show all files</Button>}>
        {noMatchText(search.trim(), filter)}
      </EmptyState>
    );
  }
  const listProps = { files: visibleFiles, selected, onToggle: toggle, onSelectAll: selectAll, onClear: clear, actions };
  return view.isList ? <FileLines {...listProps} /> : <FileTiles {...listProps} columns={view.columns} />;
}

const filterNames: Record<FileFilter, string> = { document: 'documents', image: 'images', video: 'videos' };

function noMatchText(search: string, filter: FileFilter | null): string {
  const what = filter ? filterNames[filter] : 'files';
  return search === '' ? `This folder has no ${what}.` : `No ${what} of this folder match “${search}”.`;
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
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
        Loading files
      </span>
      {Array.from({ length: isList ? 6 : columns * 2 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={place} className={isList ? 'skeleton h-14' : 'skeleton aspect-square'} />
      ))}
    </div>
  );
}
