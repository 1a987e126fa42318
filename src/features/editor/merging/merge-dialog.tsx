import { useState } from 'react';
import type { Choice, Conflict } from '@/domain/merge/conflicts';
import { shownTime } from '@/domain/time';
import { differenceWords, editedDifference } from '@/domain/tours/difference';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useIsWriting } from '@/ui/use-is-writing';
import { isDeciding, type SavedElsewhere } from '../session/conflict-slice';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { ConflictQuestion } from './conflict-question';
import { type Choices, joinAndSave, takeTheirs } from './decide';
import { DifferenceList } from './difference-list';

/**
 * What somebody else saved meanwhile, and what is to stand where both changed the same. Nothing is written before that is said; it is asked
 * once nobody is writing.
 */
export function MergeDialog() {
  const conflict = useEditingState((state) => (isDeciding(state) ? state.conflict : null));
  const isWriting = useIsWriting();
  return conflict && !isWriting && <Decision key={conflict.historyId} conflict={conflict} />;
}

function Decision({ conflict }: { conflict: SavedElsewhere }) {
  const session = useEditingSession();
  const { postponeConflict } = session.store.getState();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isTaking, setTaking] = useState(false);
  const { conflicts } = conflict.merged;
  const left = conflicts.filter(({ id }) => !choices.has(id)).length;
  const theirName = conflict.by || 'Somebody else';
  const take = () => {
    setTaking(true);
    void takeTheirs(session, conflict);
  };
  const choose = (id: string, choice: Choice) => setChoices(new Map(choices).set(id, choice));
  const chooseAll = (choiceOf: (one: Conflict) => Choice) => setChoices(new Map(conflicts.map((one) => [one.id, choiceOf(one)])));
  return (
    <Dialog
      title={`${theirName} saved this tour while you edited it`}
      description={`${conflict.at ? `On ${shownTime(conflict.at)}. ` : ''}Your work is kept here, and nothing is saved until you say what stands.`}
      open
      unasked
      size="large"
      onClose={postponeConflict}
      footer={
        <>
          <div className="flex grow flex-wrap gap-3 max-md:order-last">
            <Button look="quiet" onClick={postponeConflict}>
              Decide later
            </Button>
            <Button look="quiet" busy={isTaking} onClick={take}>
              Take theirs entirely
            </Button>
          </div>
          <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
            {left > 0 && `${left} of ${conflicts.length} to decide`}
          </p>
          <Button look="primary" disabled={left > 0} onClick={() => joinAndSave(session, conflict, choices)}>
            Join and save
          </Button>
        </>
      }
    >
      <Joined conflict={conflict} theirName={theirName} />
      <section aria-label="What you both changed">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-semibold text-base text-ink">You both changed</h3>
          <ForAll conflicts={conflicts} onChoose={chooseAll} />
        </div>
        <ul className="flex flex-col gap-3">
          {conflicts.map((one) => (
            <li key={one.id}>
              <ConflictQuestion
                conflict={one}
                theirName={theirName}
                choice={choices.get(one.id) ?? null}
                onChoose={(choice) => choose(one.id, choice)}
              />
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}

function ForAll({ conflicts, onChoose }: { conflicts: readonly Conflict[]; onChoose: (choiceOf: (one: Conflict) => Choice) => void }) {
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

/** What of theirs comes to the work without a question. */
function Joined({ conflict: { merged }, theirName }: { conflict: SavedElsewhere; theirName: string }) {
  const difference = editedDifference(merged.mine, merged.edited);
  if (difference.length === 0) return null;
  return (
    <details className="mb-5 rounded-xl bg-sunken px-3 py-2.5 text-sm">
      <summary className="cursor-pointer text-ink-soft">
        Joins by itself: <span className="text-ink tabular-nums">{differenceWords(difference)}</span>
        <span className="sr-only"> by {theirName}</span>
      </summary>
      <div className="mt-3">
        <DifferenceList difference={difference} />
      </div>
    </details>
  );
}
