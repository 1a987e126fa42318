import { shownTime } from '@/domain/time';
import { inKib } from '@/domain/tours/size';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { useCommand } from '../commands/use-command';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { AutosaveBar } from './autosave-bar';
import { lastSave, type SaveWords } from './save-state';
import { TakeAway } from './take-away';
import { useTourSize } from './use-tour-size';

type Props = { words: SaveWords };

/** What there is to know about saving, and the ways on. */
export function SaveDetails({ words }: Props) {
  const { save } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const problem = useEditingState((state) => state.problem);
  const keepsDraft = useEditingState((state) => state.keepsDraft);
  const isAsking = useEditingState((state) => state.saving === 'asking');
  return (
    <div className="flex flex-col gap-3 text-ink-soft text-sm">
      <div>
        <p className="font-medium text-ink">{words.text}</p>
        {words.detail && <p className="text-pretty">{words.detail}</p>}
        <LastSave />
      </div>
      {problem && needsSaving && <p className="text-pretty text-danger">{problem.message}</p>}
      {needsSaving && !isAsking && <AutosaveBar />}
      {needsSaving && (
        <Button look="primary" size="small" onClick={() => void save()}>
          {isAsking ? 'Decide' : 'Save now'}
        </Button>
      )}
      <Redo />
      <Size />
      <p className="text-pretty text-xs">
        {keepsDraft
          ? 'What is not saved is kept on this device as well, and offered at the next visit.'
          : 'This browser keeps no copy of unsaved work: its storage is full or blocked. Save often.'}
      </p>
      <Found />
      <TakeAway />
    </div>
  );
}

/** Small screens have no room for it in the bar. */
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
  const given = useEditingState((state) => state.given);
  const last = lastSave({ savedAt, historyId, given });
  return <p className="text-xs tabular-nums">{last ? `Last saved ${shownTime(last)}` : 'The tour was not saved by an editor yet.'}</p>;
}

/** From 70 % on. */
function Size() {
  const { isShown, percent, share, bytes } = useTourSize();
  if (!isShown) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between text-xs">
        <span>Room for this tour</span>
        <span className="tabular-nums">
          {inKib(bytes)}, {percent} %
        </span>
      </p>
      <ProgressBar label="Room that the tour takes" value={share} tone={percent >= 90 ? 'red' : 'yellow'} />
      {percent >= 90 && <p className="text-pretty text-notice text-xs">Soon no more fits. Shorten long texts, or make a second tour.</p>}
    </div>
  );
}

/** Work of earlier visits that was neither taken up nor discarded. */
function Found() {
  const found = useEditingState((state) => state.found);
  const offer = useEditingState((state) => state.offer);
  if (found.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {found.map((draft) => (
        <li key={draft.tab}>
          <Button look="quiet" size="small" onClick={() => offer(draft)}>
            Unsaved work of {shownTime(draft.at)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
