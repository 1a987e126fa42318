import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import type { FolderRow } from './poi-rows';
import { poiRowTexts } from './texts';

type Props = { row: FolderRow; isFocused: boolean; onHide: (row: FolderRow) => void };

/** Toggles whether the tags of a folder are visible in the scan. */
export function HideTagsButton({ row, isFocused, onHide }: Props) {
  const t = useTexts(poiRowTexts);
  const Icon = row.hidden ? EyeOff : Eye;
  if (row.hidden === 'above') {
    return (
      <span title={t.hiddenAboveTitle} className="grid size-8 shrink-0 place-items-center text-ink-faint touch:h-10 touch:w-11">
        <EyeOff role="img" aria-label={t.hiddenAbove} size={16} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-pressed={row.hidden !== null}
      aria-label={t.hideTagsOf({ name: row.name })}
      title={row.hidden ? t.showTags : t.hideTags}
      // stops the row's own handlers: select, rename and tree navigation
      onClick={(event) => {
        event.stopPropagation();
        onHide(row);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-md text-ink-faint transition hover:bg-hover hover:text-ink touch:h-10 touch:w-11',
        !row.hidden && 'opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}
