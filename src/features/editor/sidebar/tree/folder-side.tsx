import ChevronRight from 'lucide-react/icons/chevron-right';
import { cn } from '@/ui/cn';
import { HideTagsButton } from '@/widgets/poi-list/hide-tags-button';
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
      <HideTagsButton row={row} isFocused={isFocused} onHide={onHide} />
      <span className="min-w-4 text-right text-ink-faint text-xs tabular-nums">{row.count}</span>
    </>
  );
}
