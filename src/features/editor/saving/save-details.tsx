import { formatKib } from '@/domain/tours/size';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { useNow } from '@/ui/use-now';
import { Moment } from '@/widgets/moment';
import { useCommand } from '../commands/use-command';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { autosaveMs } from './autosave';
import { ExportActions } from './export-actions';
import { lastSave, type SaveStatusLabel, useTourSize } from './save-state';

type Props = { status: SaveStatusLabel };

/** Details about saving, with actions. */
export function SaveDetails({ status }: Props) {
  const { save } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const problem = useEditingState((state) => state.problem);
  const keepsDraft = useEditingState((state) => state.canStoreDrafts);
  const hasConflict = useEditingState((state) => state.saving === 'conflict');
  return (
    <div className="flex flex-col gap-3 text-ink-soft text-sm">
      <div>
        <p className="font-medium text-ink">{status.text}</p>
        {status.detail && <p className="text-pretty">{status.detail}</p>}
        <LastSave />
      </div>
      {problem && needsSaving && <p className="text-pretty text-danger">{problem.message}</p>}
      {needsSaving && !hasConflict && <AutosaveBar />}
      {needsSaving && (
        <Button look="primary" size="small" onClick={() => void save()}>
          {hasConflict ? 'Resolve conflict' : 'Save now'}
        </Button>
      )}
      <Redo />
      <TourSizeBar />
      <p className="text-pretty text-xs">
        {keepsDraft
          ? 'Unsaved changes are also stored on this device. You can restore them next time.'
          : 'This browser can’t store unsaved changes because its storage is full or blocked. Save often.'}
      </p>
      <FoundDrafts />
      <ExportActions />
    </div>
  );
}

/** On small screens the toolbar has no redo button. */
function Redo() {
  const redo = useCommand('redo');
  if (!redo.isEnabled) return null;
  return (
    <span className="contents md:hidden">
      <Button size="small" onClick={redo.run}>
        {redo.name}
      </Button>
    </span>
  );
}

function LastSave() {
  const savedAt = useEditingState((state) => state.savedAt);
  const historyId = useEditingState((state) => state.historyId);
  const input = useEditingState((state) => state.input);
  const last = lastSave({ savedAt, historyId, input });
  return (
    <p className="text-xs tabular-nums">
      {last ? (
        <>
          Last saved <Moment time={last} />
        </>
      ) : (
        'This tour hasn’t been saved in the editor yet.'
      )}
    </p>
  );
}

/** Shown from 70 % on. */
function TourSizeBar() {
  const { isShown, percent, share, bytes } = useTourSize();
  if (!isShown) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between text-xs">
        <span>Tour size</span>
        <span className="tabular-nums">
          {formatKib(bytes)}, {percent} %
        </span>
      </p>
      <ProgressBar label="Space used by the tour" value={share} tone={percent >= 90 ? 'red' : 'yellow'} />
      {percent >= 90 && (
        <p className="text-pretty text-notice text-xs">This tour is almost full. Shorten long texts, or create a second tour.</p>
      )}
    </div>
  );
}

/** Drafts that were dismissed and can still be restored. */
function FoundDrafts() {
  const found = useEditingState((state) => state.foundDrafts);
  const offer = useEditingState((state) => state.offerDraft);
  if (found.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {found.map((draft) => (
        <li key={draft.tab}>
          <Button look="quiet" size="small" onClick={() => offer(draft)}>
            Unsaved changes from <Moment time={draft.at} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Progress towards the next autosave. @see EDIT-004 EDIT-057 EDIT-058 */
export function AutosaveBar() {
  const autosaveAt = useEditingState((state) => state.autosaveAt);
  const isSaving = useEditingState((state) => state.saving === 'saving');
  const now = useNow(autosaveAt !== null);
  const remainingSeconds = autosaveAt ? Math.max(0, Math.ceil((autosaveAt.getTime() - now) / 1000)) : 0;
  const value = autosaveAt ? 1 - (autosaveAt.getTime() - now) / autosaveMs : 0;
  return (
    <ProgressBar
      label="Autosave"
      value={isSaving ? 1 : value}
      valueText={autosaveAt && !isSaving ? `Saves automatically in ${remainingSeconds} seconds` : isSaving ? 'Saving' : 'Nothing to save'}
    />
  );
}
