import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';

type Props = { outcome: { said: string; step: Step | null }; undo: () => void };

/** What was done to many at once, and the way back as long as nothing was done since. */
export function OutcomeLine({ outcome: { said, step }, undo }: Props) {
  const isLast = useEditingState((state) => step !== null && state.past.at(-1) === step);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-1.5 text-ink text-sm">
      <p className="wrap-anywhere">{said}</p>
      {isLast && (
        <Button look="quiet" size="small" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
