import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { BelowSave } from '../saving/below-save';
import { useEditingState } from '../session/editing-context';

/** How far the server is with the files of what is pasted; nothing is pasted before they are there. */
export function BringingNotice() {
  const bringing = useEditingState((state) => state.bringing);
  // a dialog shows the progress of what it started
  const hasDialog = useEditingState((state) => state.question !== null);
  if (!bringing || hasDialog) return null;
  const { done, all, stop } = bringing;
  return (
    <BelowSave aria-label="Copying files">
      <p role="status">Copying {plural(all, { one: '# file', other: '# files' })}…</p>
      <ProgressBar label="Copying files" value={all === 0 ? 1 : done / all} />
      <span className="self-end">
        <Button size="small" onClick={stop}>
          Cancel
        </Button>
      </span>
    </BelowSave>
  );
}
