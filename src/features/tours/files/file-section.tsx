import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { ListName, FileRow as Row } from '@/domain/tours/file-lists';
import type { FloorChoice } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useDropTarget } from '@/ui/file-drop';
import { SortableRows } from '@/ui/sorting/sortable-rows';
import { FileRow, RemovedRow } from './file-row';
import { listLabels, rowName } from './list-labels';
import { UploadError } from './row-file';
import type { RowActions } from './use-file-lists';
import type { RowUpload } from './use-uploads';

type Props = {
  list: ListName;
  rows: readonly Row[];
  uploads: ReadonlyMap<string, RowUpload>;
  floors: readonly FloorChoice[];
  actions: RowActions;
  placingPath: string | null;
};

/** One list with its rows, which is also a drop target for files. @see TOUR-064 TOUR-068 */
export function FileSection({ list, rows, uploads, floors, actions, placingPath }: Props) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const labels = listLabels[list];
  const { isOver, isHere, handlers } = useDropTarget(({ files }) => actions.addFiles(list, [...files]));
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const nameOf = (row: Row | undefined) => (row ? rowName(list, rows, row) : '');
  const skipped = [...uploads.values()].filter((upload) => upload.list === list && rows.every(({ key }) => key !== upload.id));
  const count = rows.filter(({ removed }) => !removed).length;
  return (
    <section
      aria-label={labels.title}
      {...handlers}
      className={cn(
        '-m-2.5 rounded-xl border-2 border-dashed p-2 transition-colors',
        !isOver && 'border-transparent',
        isOver && (isHere ? 'border-accent-line bg-accent-wash' : 'border-line-strong'),
      )}
    >
      <div className="mb-2 flex items-center gap-3">
        <h3 className="min-w-0 grow font-semibold text-base text-ink">
          {labels.title} <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>
        </h3>
        <Button size="small" onClick={() => setFocusedKey(actions.add(list))}>
          <Plus aria-hidden size={16} strokeWidth={1.75} />
          {labels.add}
        </Button>
      </div>
      {skipped.length > 0 && (
        <div className="mb-2 flex flex-col gap-2">
          {skipped.map((upload) => (
            <UploadError key={upload.id} upload={upload} name={upload.file.name} actions={actions} />
          ))}
        </div>
      )}
      {rows.length === 0 && (
        <p className="text-pretty rounded-lg border border-line border-dashed px-4 py-5 text-center text-ink-faint text-sm">
          {labels.empty}
        </p>
      )}
      <SortableRows
        label={labels.title}
        className="gap-2"
        keys={keys}
        nameOf={(key) => nameOf(rows.find((row) => row.key === key))}
        onMove={(key, to) => actions.move(list, key, to)}
      >
        {rows.map((row, index) =>
          row.removed ? (
            <RemovedRow
              key={row.key}
              name={nameOf(row)}
              onUndo={() => {
                setFocusedKey(row.key);
                actions.restore(row.key);
              }}
            />
          ) : (
            <FileRow
              key={row.key}
              row={row}
              list={list}
              name={nameOf(row)}
              index={index}
              lastIndex={rows.length - 1}
              upload={uploads.get(row.key) ?? null}
              floors={floors}
              actions={actions}
              isFocused={row.key === focusedKey}
              placingPath={placingPath}
            />
          ),
        )}
      </SortableRows>
    </section>
  );
}
