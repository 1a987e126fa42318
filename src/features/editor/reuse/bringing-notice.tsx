import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { useEditingState } from '../session/editing-context';

/** How far the server is with the files of what is pasted; nothing is pasted before they are there. */
export function BringingNotice() {
  const bringing = useEditingState((state) => state.bringing);
  // a dialog shows the progress of what it started
  const hasDialog = useEditingState((state) => state.question !== null);
  if (!bringing || hasDialog) return null;
  const { done, all, stop } = bringing;
  return (
    <section
      aria-label="Copying files"
      className="glass animate-late absolute top-18 end-3 z-40 flex w-[min(22rem,calc(100%-1.5rem))] flex-col gap-2 rounded-2xl p-3 text-ink text-sm shadow-sheet max-md:top-32"
    >
      <p role="status">Copying {plural(all, { one: '# file', other: '# files' })}…</p>
      <ProgressBar label="Copying files" value={all === 0 ? 1 : done / all} />
      <span className="self-end">
        <Button size="small" onClick={stop}>
          Cancel
        </Button>
      </span>
    </section>
  );
}
