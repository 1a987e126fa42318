import { useEffect, useState } from 'react';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { useNow } from '@/ui/use-now';
import { useOnline } from '@/ui/use-online';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { AutosaveBar, SaveDetails } from './save-details';
import { type SaveStatusLabel, savedMessageMs, saveStatusLabel, useFullness } from './save-state';

const tones: Record<SaveStatusLabel['tone'], string> = {
  calm: 'text-ink-soft',
  busy: 'text-ink-soft',
  good: 'text-accent',
  notice: 'text-notice',
  bad: 'text-danger',
};

/** A short save status; opens the details. @see EDIT-053 EDIT-058 EDIT-106 */
export function SaveStatus() {
  const status = useSaveStatusLabel();
  const { isShown, percent } = useFullness();
  return (
    <>
      <p role="status" className="sr-only">
        {status.quiet ? '' : status.text}
      </p>
      <Popover
        label="Saving"
        align="end"
        trigger={
          <button
            type="button"
            aria-label={`Saving: ${status.text}`}
            className={cn(
              'flex min-w-0 flex-col justify-center gap-1 rounded-lg px-2 py-1 text-start text-xs transition-colors md:hover:bg-hover',
              isShown || status.tone === 'notice' ? 'md:w-56' : 'md:w-40',
              'max-md:absolute max-md:top-full max-md:end-3 max-md:mt-2 touch:min-h-11 max-md:rounded-full max-md:px-4',
              status.quiet && !isShown
                ? 'max-md:sr-only'
                : 'max-md:border max-md:border-line max-md:bg-surface max-md:shadow-sheet max-md:hover:border-line-strong',
              tones[status.tone],
            )}
          >
            <span className="flex w-full items-baseline justify-between gap-2">
              <span className="line-clamp-2 leading-tight tabular-nums">{status.text}</span>
              {isShown && (
                <span className={cn('shrink-0 tabular-nums', percent >= 90 ? 'text-danger' : 'text-notice')}>{percent} % full</span>
              )}
            </span>
            <span className="block w-full max-md:hidden">
              <AutosaveBar />
            </span>
          </button>
        }
      >
        <SaveDetails status={status} />
      </Popover>
    </>
  );
}

function useSaveStatusLabel(): SaveStatusLabel {
  const { store } = useEditingSession();
  useEditingState((state) => state.saving);
  useEditingState((state) => state.needsSaving);
  const savedAt = useEditingState((state) => state.savedAt);
  useEditingState((state) => state.historyId);
  const online = useOnline();
  const now = useNow();
  const isRecent = useIsRecent(savedAt);
  return saveStatusLabel(
    store.getState(),
    isRecent && savedAt ? savedAt.getTime() : Math.max(now, (savedAt?.getTime() ?? 0) + savedMessageMs),
    online,
  );
}

/** Whether `moment` is less than two seconds ago; updates exactly when it no longer is. */
function useIsRecent(moment: Date | null): boolean {
  const [expired, setExpired] = useState<Date | null>(null);
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setExpired(moment), savedMessageMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && expired !== moment;
}
