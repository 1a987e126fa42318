import Check from 'lucide-react/icons/check';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { cn } from '@/ui/cn';
import { isEnter } from '@/ui/is-enter';
import type { FileActions } from './file-menu';
import type { ListedFile } from './use-folder';

export type FilesProps = {
  files: readonly ListedFile[];
  selected: ReadonlySet<string>;
  onToggle: (path: string, isRange: boolean) => void;
  onSelectAll: () => void;
  onClear: () => void;
  actions: FileActions;
};

export type FileProps = { listed: ListedFile; isSelected: boolean; onToggle: (path: string) => void; actions: FileActions };

type Props = Pick<FilesProps, 'selected' | 'onToggle' | 'onSelectAll' | 'onClear' | 'actions'> & {
  columns: number;
  className: string;
  style?: CSSProperties;
  /** Renders the files; `toggle` is stable. */
  children: (toggle: (path: string) => void) => ReactNode;
};

/** A list of selectable files: by pointer, by Shift for a range, and by keyboard. */
export function FileList({ columns, selected, onToggle, onSelectAll, onClear, actions, children, ...look }: Props) {
  const isRange = useRef(false);
  const toggle = useCallback((path: string) => onToggle(path, isRange.current), [onToggle]);
  return (
    <ul
      aria-label="Files"
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onKeyDown={(event) =>
        onFileKey(event, { columns, onSelectAll, onEscape: selected.size > 0 ? onClear : null, onPreview: actions.preview })
      }
      {...look}
    >
      {children(toggle)}
    </ul>
  );
}

type BoxProps = FileProps & {
  name: string;
  /** whether the check mark is halfway down, as in a line */
  isCentred?: boolean;
  className: string;
  children: ReactNode;
};

/** A file: a click previews it, one on its check mark, or with Ctrl or Shift, selects it. By keyboard, Enter previews and Space selects. */
export const FileBox = ({
  name,
  listed: { file, details },
  isSelected,
  onToggle,
  actions,
  isCentred = false,
  className,
  children,
}: BoxProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox and the menu do the same by keyboard
  // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys
  <div
    title={name}
    onClick={(event) => {
      if (event.target instanceof Element && event.target.closest('label')) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) onToggle(file.path);
      else if (details) actions.preview(file.path);
    }}
    className={cn(
      'cursor-pointer select-none border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-accent-line has-focus-visible:outline-2 has-focus-visible:outline-accent-line',
      className,
    )}
  >
    <label
      className={cn(
        'absolute start-0 z-10 grid size-10 cursor-pointer place-items-center touch:size-11',
        isCentred ? 'inset-y-0 my-auto' : 'top-0',
      )}
    >
      <input
        type="checkbox"
        data-file={file.path}
        aria-label={name}
        checked={isSelected}
        onChange={() => onToggle(file.path)}
        className="peer sr-only"
      />
      <Mark isOn={isSelected} />
    </label>
    {children}
  </div>
);

/** The visible check mark of a selected file. */
const Mark = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-6 place-items-center rounded-full border transition-colors',
      isOn ? 'border-accent-line bg-accent-line text-brand' : 'border-line-strong bg-raised text-transparent',
    )}
  >
    <Check size={14} strokeWidth={2.5} />
  </span>
);

/** Whether a file needs no new render; folders can have a thousand files. */
export const hasSameProps = (before: FileProps, after: FileProps): boolean =>
  before.listed.file.path === after.listed.file.path &&
  before.listed.details === after.listed.details &&
  before.isSelected === after.isSelected &&
  before.onToggle === after.onToggle &&
  before.actions === after.actions;

const strides = (columns: number): Record<string, number> => ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns });

type Keys = { columns: number; onSelectAll: () => void; onEscape: (() => void) | null; onPreview: (path: string) => void };

/** Arrow keys move between files, Enter previews; Ctrl+A selects all, Escape none. */
function onFileKey(event: KeyboardEvent<HTMLElement>, { columns, onSelectAll, onEscape, onPreview }: Keys): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-file]')];
  const at = event.target instanceof HTMLInputElement ? all.indexOf(event.target) : -1;
  if (at < 0) return;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelectAll();
  else if (event.key === 'Escape' && onEscape) onEscape();
  else if (isEnter(event)) onPreview(all[at]?.dataset.file ?? '');
  else {
    const step = strides(columns)[event.key];
    if (step === undefined) return;
    all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  }
  event.preventDefault();
}
