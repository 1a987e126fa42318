import { useEditingState } from '../session/editing-context';
import { ConfirmFolderDeletion } from './confirm-folder-deletion';
import { ConfirmPoiBatch, Staying } from './confirm-poi-batch';
import { MoveToFolder } from './move-to-folder';
import { OutcomeLine } from './outcome-line';
import type { BatchRunning } from './use-batch-run';
import type { Chosen } from './use-selection';

type Props = { chosen: Pick<Chosen, 'selection'>; run: BatchRunning; count: number };

/** What a batch asks before it is run. */
export function BatchQuestion({ chosen: { selection }, run, count }: Props) {
  const folders = useEditingState((state) => state.edited.folders);
  const { asked, giveUp, runPois, runFolders } = run;
  if (!asked) return null;
  if (asked.type === 'folders') {
    return <ConfirmFolderDeletion folders={folders} selection={selection} onConfirm={() => runFolders(asked.batch)} onClose={giveUp} />;
  }
  if (asked.batch === 'move to another folder') {
    return <MoveToFolder folders={folders} count={count} onMove={(target) => runPois(asked.batch, { target })} onClose={giveUp} />;
  }
  return (
    <ConfirmPoiBatch
      folders={folders}
      selection={selection}
      batch={asked.batch}
      onConfirm={(withFiles) => runPois(asked.batch, { withFiles })}
      onClose={giveUp}
    />
  );
}

/** What came of a batch, with the way back. */
export function BatchOutcome({ run: { outcome, undo } }: Pick<Props, 'run'>) {
  return (
    <div role="status" className="sticky bottom-0 flex flex-col gap-2 bg-raised text-sm empty:hidden">
      {outcome && <OutcomeLine outcome={outcome} undo={undo} />}
      {outcome && outcome.staying.length > 0 && <Staying pois={outcome.staying} />}
    </div>
  );
}
