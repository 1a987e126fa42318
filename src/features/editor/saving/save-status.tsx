import { useEffect, useState } from 'react';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { useNow } from '@/ui/use-now';
import { useOnline } from '@/ui/use-online';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { AutosaveBar } from './autosave-bar';
import { SaveDetails } from './save-details';
import { type SaveWords, savedShownMs, saveWords } from './save-state';
import { useFullness } from './use-tour-size';

const tones: Record<SaveWords['tone'], string> = {
  calm: 'text-ink-soft',
  busy: 'text-ink-soft',
  good: 'text-accent',
  notice: 'text-notice',
  bad: 'text-danger',
};

/** How saving stands, in a word or two; more when it is pressed. @see EDIT-053 EDIT-058 EDIT-106 */
export function SaveStatus() {
  const words = useSaveWords();
  const { isShown, percent } = useFullness();
  return (
    <>
      <p role="status" className="sr-only">
        {words.quiet ? '' : words.text}
      </p>
      <Popover
        label="Saving"
        align="end"
        trigger={
          <button
            type="button"
            aria-label={`Saving: ${words.text}`}
            className={cn(
              'flex min-w-0 flex-col justify-center gap-1 rounded-lg px-2 py-1 text-left text-xs transition-colors md:hover:bg-hover',
              isShown ? 'md:w-52' : 'md:w-40',
              'max-md:absolute max-md:top-full max-md:right-3 max-md:mt-2 max-md:min-h-11 max-md:rounded-full max-md:px-4',
              words.quiet && !isShown
                ? 'max-md:sr-only'
                : 'max-md:border max-md:border-line max-md:bg-surface max-md:shadow-sheet max-md:hover:border-line-strong',
              tones[words.tone],
            )}
          >
            <span className="flex w-full items-baseline justify-between gap-2">
              <span className="truncate tabular-nums">{words.text}</span>
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
        <SaveDetails words={words} />
      </Popover>
    </>
  );
}

function useSaveWords(): SaveWords {
  const { store } = useEditingSession();
  useEditingState((state) => state.saving);
  useEditingState((state) => state.needsSaving);
  const savedAt = useEditingState((state) => state.savedAt);
  useEditingState((state) => state.historyId);
  const online = useOnline();
  const now = useNow();
  const recently = useRecently(savedAt);
  return saveWords(
    store.getState(),
    recently && savedAt ? savedAt.getTime() : Math.max(now, (savedAt?.getTime() ?? 0) + savedShownMs),
    online,
  );
}

/** Whether it is less than two seconds ago, to the moment. */
function useRecently(moment: Date | null): boolean {
  const [passed, setPassed] = useState<Date | null>(null);
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setPassed(moment), savedShownMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && passed !== moment;
}
