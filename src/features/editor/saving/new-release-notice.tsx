import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { useNewRelease } from '@/widgets/use-new-release';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Offers to save and reload after Loggia was updated; never while a tag or a view is being chosen. */
export function NewReleaseNotice() {
  const { save, store } = useEditingSession();
  const isAvailable = useNewRelease();
  const isChoosing = useEditingState(({ placing, changingView }) => placing !== null || changingView !== null);
  const needsSaving = useEditingState((state) => state.needsSaving);
  const [isDismissed, setDismissed] = useState(false);
  if (!isAvailable || isDismissed || isChoosing) return null;
  const reload = async () => {
    if (needsSaving) await save();
    // a failed save explains itself
    if (!store.getState().needsSaving) window.location.reload();
  };
  return (
    <section
      role="status"
      aria-label="New version"
      className="glass absolute top-18 left-1/2 z-30 flex w-[min(26rem,calc(100%-1.5rem))] -translate-x-1/2 flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl px-4 py-3 text-ink text-sm shadow-sheet"
    >
      <RefreshCw aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
      <p className="grow">A new version of Loggia is available.</p>
      <Button size="small" look="quiet" onClick={() => setDismissed(true)}>
        Later
      </Button>
      <Button size="small" onClick={() => void reload()}>
        {needsSaving ? 'Save and reload' : 'Reload'}
      </Button>
    </section>
  );
}
