import { Button } from '@/ui/button';
import { UndoRedoButtons } from '../saving/save-tools';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Undo, redo, and publishing the changes as the next version. */
export function VersionTools() {
  const { save } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const isPreparing = useEditingState((state) => state.saving === 'saving');
  return (
    <div className="flex min-w-0 items-center gap-1">
      <p role="status" className="px-2 text-ink-soft text-xs max-md:sr-only">
        {needsSaving ? 'Changes on this device' : 'No changes'}
      </p>
      <UndoRedoButtons />
      <Button size="small" look="primary" disabled={!needsSaving} busy={isPreparing} onClick={() => void save()}>
        Publish…
      </Button>
    </div>
  );
}
