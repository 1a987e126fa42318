import { ProgressBar } from '@/ui/progress-bar';
import { useNow } from '@/ui/use-now';
import { useEditingState } from '../session/editing-context';
import { autosaveMs } from './keep-saving';

/** How near the next save by itself is. @see EDIT-004 EDIT-057 EDIT-058 */
export function AutosaveBar() {
  const due = useEditingState((state) => state.autosaveAt);
  const isSaving = useEditingState((state) => state.saving === 'saving');
  const now = useNow(due !== null);
  const left = due ? Math.max(0, Math.ceil((due.getTime() - now) / 1000)) : 0;
  const value = due ? 1 - (due.getTime() - now) / autosaveMs : 0;
  return (
    <ProgressBar
      label="Autosave"
      value={isSaving ? 1 : value}
      text={due && !isSaving ? `Saves by itself in ${left} seconds` : isSaving ? 'Saving' : 'Nothing to save'}
    />
  );
}
