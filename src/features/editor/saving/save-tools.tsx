import Redo2 from 'lucide-react/icons/redo-2';
import Save from 'lucide-react/icons/save';
import Undo2 from 'lucide-react/icons/undo-2';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { shortcutLabel } from '@/widgets/player-session/command';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useCommand } from '../commands/use-command';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { SaveStatus } from './save-status';

/** Undo, redo, save status and the Save button. In view mode, shown only while there are unsaved changes. @see EDIT-004 EDIT-005 */
export function SaveTools() {
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const needsSaving = useEditingState((state) => state.needsSaving);
  if (!isEditing && !needsSaving) return null;
  return (
    <div className="flex min-w-0 items-center gap-1">
      {isEditing && <UndoRedoButtons />}
      <SaveStatus />
      <SaveButton />
    </div>
  );
}

export function UndoRedoButtons() {
  const undo = useCommand('undo');
  const redo = useCommand('redo');
  return (
    <>
      <IconButton label={undo.name} icon={Undo2} disabled={!undo.isEnabled} onClick={undo.run} />
      <IconButton label={redo.name} icon={Redo2} disabled={!redo.isEnabled} onClick={redo.run} />
    </>
  );
}

/** Highlighted while there is something to save. @see EDIT-005 */
function SaveButton() {
  const { save } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const isSaving = useEditingState((state) => state.saving === 'saving');
  return (
    <button
      type="button"
      data-guide="save"
      data-needs-saving={needsSaving || undefined}
      aria-disabled={isSaving || undefined}
      title={`Save (${shortcutLabel('mod+s')})`}
      onClick={() => void save()}
      className={cn(
        'relative inline-flex h-9 shrink-0 items-center justify-center gap-2 overflow-hidden rounded-lg px-3 font-medium text-sm transition-colors touch:h-11 max-md:w-11 max-md:px-0',
        needsSaving ? 'bg-accent text-canvas hover:brightness-110' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {isSaving ? <Spinner /> : <Save aria-hidden size={17} strokeWidth={1.75} />}
      <span className="max-md:sr-only">Save</span>
    </button>
  );
}
