import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { useOnline } from '@/ui/use-online';

type Props = {
  /** What the user has to answer before saving. */
  question?: ReactNode;
  isNew: boolean;
  /** Label of the button. */
  label?: string;
  isChanged: boolean;
  isSaving: boolean;
  /** Error message of the last save. */
  problem: string | null;
};

/** The Save button and its status: beside the form, or pinned to the bottom on small screens. */
export function SaveControls({ question, isNew, label = 'Save', isChanged, isSaving, problem }: Props) {
  const online = useOnline();
  const isQueued = isSaving && !online;
  return (
    <div className="flex flex-col gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:-mx-4 max-lg:-mb-16 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-8 md:max-lg:px-8">
      {question}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <div className="flex items-center gap-3 max-lg:justify-between lg:flex-col-reverse lg:items-stretch lg:gap-2">
        <p role="status" className="min-w-0 text-pretty text-ink-soft text-xs lg:text-center">
          {isQueued
            ? 'You’re offline. Your changes are stored in this browser and sent when you’re back online.'
            : saveStatus({ isNew, isChanged, isSaving })}
        </p>
        <div className="shrink-0 max-lg:min-w-36 lg:w-full">
          <Button look="primary" size="wide" type="submit" busy={isSaving} aria-keyshortcuts="Control+S Meta+S">
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}

function saveStatus({ isNew, isChanged, isSaving }: Pick<Props, 'isNew' | 'isChanged' | 'isSaving'>): string {
  if (isSaving) return 'Saving…';
  if (isChanged) return 'Unsaved changes';
  return isNew ? 'Nothing filled in yet' : 'All changes saved';
}
