import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { ConfirmFolderDeletion } from './confirm-folder-deletion';
import { ConfirmPoiBatch, SkippedPois } from './confirm-poi-batch';
import { MoveToFolder } from './move-to-folder';
import { SetFieldsDialog } from './set-fields-dialog';
import type { BatchRun } from './use-batch-run';
import type { BatchSelection } from './use-selection';

type Props = { chosen: Pick<BatchSelection, 'selection'>; run: BatchRun; count: number };

/** The dialog of a batch that needs confirmation or input. */
export function BatchQuestion({ chosen: { selection }, run, count }: Props) {
  const folders = useEditingState((state) => state.edited.folders);
  const { request, cancel, runPois, runFolders, runSet } = run;
  if (!request) return null;
  if (request.type === 'set') return <SetFieldsDialog selection={selection} onSet={runSet} onClose={cancel} />;
  if (request.type === 'folders') {
    return <ConfirmFolderDeletion folders={folders} selection={selection} onConfirm={() => runFolders(request.batch)} onClose={cancel} />;
  }
  if (request.batch === 'move to another folder') {
    return <MoveToFolder folders={folders} count={count} onMove={(target) => runPois(request.batch, { target })} onClose={cancel} />;
  }
  return (
    <ConfirmPoiBatch
      folders={folders}
      selection={selection}
      batch={request.batch}
      onConfirm={(withFiles) => runPois(request.batch, { withFiles })}
      onClose={cancel}
    />
  );
}

/** The result of a batch, with Undo. */
export function BatchOutcome({ run: { outcome, undo } }: Pick<Props, 'run'>) {
  return (
    <div role="status" className="sticky bottom-0 flex flex-col gap-2 bg-raised text-sm empty:hidden">
      {outcome && <OutcomeLine outcome={outcome} undo={undo} />}
      {outcome && outcome.skipped.length > 0 && <SkippedPois pois={outcome.skipped} />}
    </div>
  );
}

type OutcomeProps = { outcome: { message: string; step: Step | null }; undo: () => void };

/** The result of a batch, with Undo while it is the last step. */
export function OutcomeLine({ outcome: { message, step }, undo }: OutcomeProps) {
  const isLast = useEditingState((state) => step !== null && state.past.at(-1) === step);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-1.5 text-ink text-sm">
      <p className="wrap-anywhere">{message}</p>
      {isLast && (
        <Button look="quiet" size="small" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
