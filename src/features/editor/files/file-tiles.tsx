import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useRef } from 'react';
import { shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { probableType } from '@/domain/files/stored-files';
import { truncated } from '@/domain/shown-text';
import { cn } from '@/ui/cn';
import { type FileActions, FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';
import type { KnownFile } from './use-folder';

export type FilesProps = {
  files: readonly KnownFile[];
  selected: ReadonlySet<string>;
  onToggle: (path: string, isRange: boolean) => void;
  onSelectAll: () => void;
  actions: FileActions;
};

/** The files as pictures, so many beside each other. @see EDIT-079 */
export function FileTiles({ files, columns, selected, onToggle, onSelectAll, actions }: FilesProps & { columns: number }) {
  const isRange = useRef(false);
  const toggle = useCallback((path: string) => onToggle(path, isRange.current), [onToggle]);
  return (
    <ul
      aria-label="Files"
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onKeyDown={(event) => onFileKey(event, columns, onSelectAll)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      className="grid gap-3"
    >
      {files.map((known) => (
        <Tile
          key={known.file.path}
          known={known}
          isSelected={selected.has(known.file.path)}
          isSmall={columns > 5}
          onToggle={toggle}
          actions={actions}
        />
      ))}
    </ul>
  );
}

type TileProps = { known: KnownFile; isSelected: boolean; isSmall: boolean; onToggle: (path: string) => void; actions: FileActions };

const Tile = memo(
  function Tile({ known, isSelected, isSmall, onToggle, actions }: TileProps) {
    const { file, details } = known;
    const name = shownFileName(file.name);
    return (
      <li className="group relative [content-visibility:auto]">
        <label
          title={name}
          onDoubleClick={() => details && actions.look(file.path)}
          className="block cursor-pointer overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-accent-line has-focus-visible:outline-2 has-focus-visible:outline-accent-line has-checked:ring-1 has-checked:ring-accent-line"
        >
          <input
            type="checkbox"
            data-file=""
            aria-label={name}
            checked={isSelected}
            onChange={() => onToggle(file.path)}
            className="peer sr-only"
          />
          <span className="relative block aspect-4/3">
            <FileThumb contentType={probableType(file, details)} url={details?.url ?? ''} />
            <Mark isOn={isSelected} />
          </span>
          <span className="flex min-h-11 flex-col justify-center border-line border-t py-1.5 pr-10 pl-3">
            <span className="block truncate text-ink text-sm">{truncated(name)}</span>
            {!isSmall && <span className="block min-h-4 text-ink-faint text-xs tabular-nums">{details && shownSize(details.size)}</span>}
          </span>
        </label>
        <span className={cn('absolute right-1 max-md:bottom-0', isSmall ? 'bottom-1.5' : 'bottom-2.5')}>
          <FileMenu known={known} actions={actions} />
        </span>
      </li>
    );
  },
  (one, other) => isSame(one, other) && one.isSmall === other.isSmall,
);

type Shown = Pick<TileProps, 'known' | 'isSelected' | 'onToggle' | 'actions'>;

/** Whether a file looks as it did: of a thousand files only those are drawn again that changed. */
export const isSame = (one: Shown, other: Shown): boolean =>
  one.known.file.path === other.known.file.path &&
  one.known.details === other.known.details &&
  one.isSelected === other.isSelected &&
  one.onToggle === other.onToggle &&
  one.actions === other.actions;

/** Whether a file is selected. */
export function Mark({ isOn, isCentred = false }: { isOn: boolean; isCentred?: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'absolute left-2 grid size-6 place-items-center rounded-full border transition-colors',
        isCentred ? 'top-[calc(50%-0.75rem)]' : 'top-2',
        isOn ? 'border-accent-line bg-accent-line text-brand' : 'border-line-strong bg-raised text-transparent',
      )}
    >
      <Check size={14} strokeWidth={2.5} />
    </span>
  );
}

const strides = (columns: number): Record<string, number> => ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns });

/** Arrows go from file to file; Ctrl and A select them all. */
export function onFileKey(event: KeyboardEvent<HTMLElement>, columns: number, onSelectAll: () => void): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-file]')];
  const at = event.target instanceof HTMLInputElement ? all.indexOf(event.target) : -1;
  if (at < 0) return;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelectAll();
  else {
    const step = strides(columns)[event.key];
    if (step === undefined) return;
    all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  }
  event.preventDefault();
}
