import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { cn } from '@/ui/cn';
import type { FolderRow } from './poi-rows';

type Props = { row: FolderRow; isFocused: boolean; onHide: (row: FolderRow) => void };

/** Toggles whether the tags of a folder are visible in the scan. */
export function HideTagsButton({ row, isFocused, onHide }: Props) {
  const Icon = row.hidden ? EyeOff : Eye;
  if (row.hidden === 'above') {
    return (
      <span
        title="Its tags are hidden by a parent folder"
        className="grid size-8 shrink-0 place-items-center text-ink-faint max-md:size-10"
      >
        <EyeOff role="img" aria-label="Tags hidden by a parent folder" size={16} strokeWidth={1.75} />
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
      // stops the row's own handlers: select, rename and tree navigation
      onClick={(event) => {
        event.stopPropagation();
        onHide(row);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-md text-ink-faint transition hover:bg-hover hover:text-ink max-md:size-10',
        !row.hidden && 'opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}
