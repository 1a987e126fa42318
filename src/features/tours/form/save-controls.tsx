import { Button } from '@/ui/button';
import { useOnline } from '@/ui/use-online';

type Props = {
  isNew: boolean;
  isChanged: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  problem: string | null;
};

/** Save and what became of it: beside the form, or on small screens always at the lower edge. */
export function SaveControls({ isNew, isChanged, isSaving, problem }: Props) {
  const online = useOnline();
  const waiting = isSaving && !online;
  return (
    <div className="flex flex-col gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:-mx-4 max-lg:-mb-16 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-8 md:max-lg:px-8">
      {problem && (
        <p role="alert" className="wrap-anywhere rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-3 max-lg:justify-between lg:flex-col-reverse lg:items-stretch lg:gap-2">
        <p role="status" className="min-w-0 text-pretty text-ink-soft text-xs lg:text-center">
          {waiting
            ? 'You are offline. This is kept in your browser and sent once you are back.'
            : saveState({ isNew, isChanged, isSaving })}
        </p>
        <div className="shrink-0 max-lg:w-36 lg:w-full">
          <Button look="primary" size="wide" type="submit" busy={isSaving} aria-keyshortcuts="Control+S Meta+S">
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}

function saveState({ isNew, isChanged, isSaving }: Omit<Props, 'problem'>): string {
  if (isSaving) return 'Saving…';
  if (isChanged) return 'Not saved yet';
  return isNew ? 'Nothing filled in yet' : 'Everything is saved';
}
