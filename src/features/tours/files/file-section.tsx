import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { ListName, FileRow as Row } from '@/domain/tours/file-lists';
import type { FloorChoice } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useFileDrop } from '@/ui/file-drop';
import { Sorting } from '@/ui/sorting/sorting';
import { FileRow } from './file-row';
import { listWords } from './list-words';
import { RemovedRow } from './removed-row';
import { rowName } from './row-name';
import type { RowActions } from './use-file-lists';
import type { Upload } from './use-uploads';

type Props = {
  list: ListName;
  rows: readonly Row[];
  uploads: ReadonlyMap<string, Upload>;
  floors: readonly FloorChoice[];
  actions: RowActions;
  /** Files are being dragged somewhere over the page. */
  isOver: boolean;
};

/** One of the lists: its rows, and where files are dropped. @see TOUR-064 TOUR-068 */
export function FileSection({ list, rows, uploads, floors, actions, isOver }: Props) {
  const [focused, setFocused] = useState<string | null>(null);
  const words = listWords[list];
  const drop = useFileDrop(({ files }) => actions.add(list, [...files]));
  const count = rows.filter(({ removed }) => !removed).length;
  return (
    <section
      aria-label={words.title}
      {...drop.handlers}
      className={cn(
        '-m-2.5 rounded-xl border-2 border-dashed p-2 transition-colors',
        !isOver && 'border-transparent',
        isOver && (drop.isHere ? 'border-accent-line bg-accent-wash' : 'border-line-strong'),
      )}
    >
      <div className="mb-2 flex items-center gap-3">
        <h3 className="min-w-0 grow font-semibold text-base text-ink">
          {words.title} <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>
        </h3>
        <Button size="small" onClick={() => setFocused(actions.add(list))}>
          <Plus aria-hidden size={16} strokeWidth={1.75} />
          {words.add}
        </Button>
      </div>
      {rows.length === 0 && (
        <p className="text-pretty rounded-lg border border-line border-dashed px-4 py-5 text-center text-ink-faint text-sm">
          {words.empty}
        </p>
      )}
      <SortableRows list={list} rows={rows} onMove={(key, to) => actions.move(list, key, to)}>
        {rows.map((row, place) =>
          row.removed ? (
            <RemovedRow
              key={row.key}
              name={rowName(list, rows, row)}
              onUndo={() => {
                setFocused(row.key);
                actions.restore(row.key);
              }}
            />
          ) : (
            <FileRow
              key={row.key}
              row={row}
              list={list}
              name={rowName(list, rows, row)}
              place={place}
              last={rows.length - 1}
              upload={uploads.get(row.key) ?? null}
              floors={floors}
              actions={actions}
              isFocused={row.key === focused}
            />
          ),
        )}
      </SortableRows>
    </section>
  );
}

type SortableProps = {
  list: ListName;
  rows: readonly Row[];
  onMove: (key: string, to: number) => void;
  children: React.ReactNode;
};

function SortableRows({ list, rows, onMove, children }: SortableProps) {
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const nameOf = (key: string) => {
    const row = rows.find((one) => one.key === key);
    return row ? rowName(list, rows, row) : '';
  };
  return (
    <Sorting keys={keys} nameOf={nameOf} onMove={onMove}>
      {rows.length > 0 && (
        <ol aria-label={listWords[list].title} className="flex flex-col gap-2">
          {children}
        </ol>
      )}
    </Sorting>
  );
}
