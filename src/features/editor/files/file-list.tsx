import Check from 'lucide-react/icons/check';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { cn } from '@/ui/cn';
import type { FileActions } from './file-menu';
import type { KnownFile } from './use-folder';

export type FilesProps = {
  files: readonly KnownFile[];
  selected: ReadonlySet<string>;
  onToggle: (path: string, isRange: boolean) => void;
  onSelectAll: () => void;
  actions: FileActions;
};

/** What each file is drawn from. */
export type FileProps = { known: KnownFile; isSelected: boolean; onToggle: (path: string) => void; actions: FileActions };

type Props = Pick<FilesProps, 'onToggle' | 'onSelectAll'> & {
  columns: number;
  className: string;
  style?: CSSProperties;
  /** Draws the files; `toggle` is the same function at every drawing. */
  children: (toggle: (path: string) => void) => ReactNode;
};

/** Files to be selected: by the pointer, with Shift up to one, and by keyboard. */
export function FileList({ columns, onToggle, onSelectAll, children, ...look }: Props) {
  const isRange = useRef(false);
  const toggle = useCallback((path: string) => onToggle(path, isRange.current), [onToggle]);
  return (
    <ul
      aria-label="Files"
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onKeyDown={(event) => onFileKey(event, columns, onSelectAll)}
      {...look}
    >
      {children(toggle)}
    </ul>
  );
}

type BoxProps = FileProps & { name: string; className: string; children: ReactNode };

/** All of a file is pressed to select it, and pressed twice to look at it; the box itself is not seen, its mark is. */
export const FileBox = ({ name, known: { file, details }, isSelected, onToggle, actions, className, children }: BoxProps) => (
  <label
    title={name}
    onDoubleClick={() => details && actions.look(file.path)}
    className={cn(
      'cursor-pointer border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-accent-line has-focus-visible:outline-2 has-focus-visible:outline-accent-line',
      className,
    )}
  >
    <input
      type="checkbox"
      data-file=""
      aria-label={name}
      checked={isSelected}
      onChange={() => onToggle(file.path)}
      className="peer sr-only"
    />
    {children}
  </label>
);

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

/** Whether a file looks as it did: of a thousand files only those are drawn again that changed. */
export const isSame = (one: FileProps, other: FileProps): boolean =>
  one.known.file.path === other.known.file.path &&
  one.known.details === other.known.details &&
  one.isSelected === other.isSelected &&
  one.onToggle === other.onToggle &&
  one.actions === other.actions;

const strides = (columns: number): Record<string, number> => ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns });

/** Arrows go from file to file; Ctrl and A select them all. */
function onFileKey(event: KeyboardEvent<HTMLElement>, columns: number, onSelectAll: () => void): void {
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
