import { useState } from 'react';
import type { Choice, Conflict } from '@/domain/merge/conflicts';
import { formatDateTime } from '@/domain/time';
import { differenceSummary, editedDifference } from '@/domain/tours/difference';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useIsTyping } from '@/ui/use-is-typing';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { isConflictOpen, type SaveConflict } from '../session/saving-state';
import { ConflictQuestion } from './conflict-question';
import { DifferenceList } from './difference-list';
import { acceptTheirs, type Choices, mergeAndSave } from './resolve-conflict';

/**
 * Asks which versions to keep where the user's changes conflict with a save by someone else. Nothing is saved until then. Opens when the
 * user is not typing.
 */
export function MergeDialog() {
  const conflict = useEditingState((state) => (isConflictOpen(state) ? state.conflict : null));
  const isWriting = useIsTyping();
  return conflict && !isWriting && <Decision key={conflict.historyId} conflict={conflict} />;
}

function Decision({ conflict }: { conflict: SaveConflict }) {
  const session = useEditingSession();
  const { postponeConflict } = session.store.getState();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isAccepting, setAccepting] = useState(false);
  const { conflicts } = conflict.merged;
  const undecided = conflicts.filter(({ id }) => !choices.has(id)).length;
  const theirName = conflict.by || 'Someone else';
  const accept = () => {
    setAccepting(true);
    void acceptTheirs(session, conflict);
  };
  const choose = (id: string, choice: Choice) => setChoices(new Map(choices).set(id, choice));
  const chooseAll = (choiceOf: (each: Conflict) => Choice) => setChoices(new Map(conflicts.map((each) => [each.id, choiceOf(each)])));
  return (
    <Dialog
      title={`${theirName} saved this tour while you edited it`}
      description={`${conflict.at ? `On ${formatDateTime(conflict.at)}. ` : ''}Your changes are still here. Nothing is saved until you choose which versions to keep.`}
      open
      opensUnprompted
      size="large"
      onClose={postponeConflict}
      footer={
        <>
          <div className="flex grow flex-wrap gap-3 max-md:order-last">
            <Button look="quiet" onClick={postponeConflict}>
              Decide later
            </Button>
            <Button look="quiet" busy={isAccepting} onClick={accept}>
              Use their version
            </Button>
          </div>
          <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
            {undecided > 0 && `${undecided} of ${conflicts.length} to decide`}
          </p>
          <Button look="primary" disabled={undecided > 0} onClick={() => mergeAndSave(session, conflict, choices)}>
            Merge and save
          </Button>
        </>
      }
    >
      <MergedChanges conflict={conflict} theirName={theirName} />
      <section aria-label="What you both changed">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-semibold text-base text-ink">You both changed</h3>
          <ChooseForAll conflicts={conflicts} onChoose={chooseAll} />
        </div>
        <ul className="flex flex-col gap-3">
          {conflicts.map((each) => (
            <li key={each.id}>
              <ConflictQuestion
                conflict={each}
                theirName={theirName}
                choice={choices.get(each.id) ?? null}
                onChoose={(choice) => choose(each.id, choice)}
              />
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}

function ChooseForAll({
  conflicts,
  onChoose,
}: {
  conflicts: readonly Conflict[];
  onChoose: (choiceOf: (each: Conflict) => Choice) => void;
}) {
  if (conflicts.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">For all of them</legend>
      <Button size="small" onClick={() => onChoose(() => 'mine')}>
        All mine
      </Button>
      <Button size="small" onClick={() => onChoose(() => 'theirs')}>
        All theirs
      </Button>
      {conflicts.some(({ canKeepBoth }) => canKeepBoth) && (
        <Button size="small" onClick={() => onChoose(({ canKeepBoth }) => (canKeepBoth ? 'both' : 'mine'))}>
          Both where possible
        </Button>
      )}
    </fieldset>
  );
}

/** Their changes that merge without conflicts. */
function MergedChanges({ conflict: { merged }, theirName }: { conflict: SaveConflict; theirName: string }) {
  const difference = editedDifference(merged.mine, merged.edited);
  if (difference.length === 0) return null;
  return (
    <details className="mb-5 rounded-xl bg-sunken px-3 py-2.5 text-sm">
      <summary className="cursor-pointer text-ink-soft">
        Merged automatically: <span className="text-ink tabular-nums">{differenceSummary(difference)}</span>
        <span className="sr-only"> by {theirName}</span>
      </summary>
      <div className="mt-3">
        <DifferenceList difference={difference} />
      </div>
    </details>
  );
}
