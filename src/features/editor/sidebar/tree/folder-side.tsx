import { ChevronRight, Eye, EyeOff } from 'lucide-react';
import { cn } from '@/ui/cn';
import type { FolderRow } from '@/widgets/poi-list/poi-rows';

/** Opens and closes a folder by the pointer; the keyboard does it with left and right. */
export function Fold({ row, onFold }: { row: FolderRow; onFold: (row: FolderRow) => void }) {
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold(row);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      className="-my-1 -ml-1 grid h-8 w-6 shrink-0 place-items-center rounded text-ink-faint hover:text-ink max-md:h-11 max-md:w-8"
    >
      <ChevronRight size={16} strokeWidth={1.75} className={cn('transition-transform', row.isOpen && 'rotate-90')} />
    </span>
  );
}

type SideProps = { row: FolderRow; isFocused: boolean; onHide: (row: FolderRow) => void };

/** Whether the tags of a folder are hidden, and how many PoIs it holds. */
export function FolderSide({ row, isFocused, onHide }: SideProps) {
  return (
    <>
      <HideButton row={row} isFocused={isFocused} onHide={onHide} />
      <span className="min-w-4 text-right text-ink-faint text-xs tabular-nums">{row.count}</span>
    </>
  );
}

function HideButton({ row, isFocused, onHide }: SideProps) {
  const Icon = row.hidden ? EyeOff : Eye;
  if (row.hidden === 'above') {
    return (
      <span title="Its tags are hidden with those of the folder above" className="grid size-8 shrink-0 place-items-center text-ink-faint">
        <EyeOff role="img" aria-label="Tags hidden with those of the folder above" size={16} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-pressed={row.hidden !== null}
      aria-label={`Hide the tags of ${row.name}`}
      title={row.hidden ? 'Show its tags' : 'Hide its tags'}
      onClick={(event) => {
        event.stopPropagation();
        onHide(row);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink max-md:size-10',
        !row.hidden && 'opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}
