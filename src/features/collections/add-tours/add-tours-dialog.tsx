import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { type Collection, planTransfer } from '@/domain/collections/collection';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LeaveDialog } from '@/ui/leave-dialog';
import type { RowSelection } from '@/ui/table/row-selection';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { tourCountText } from '../list/list-context';
import { TourChoice } from './tour-choice';
import { TransferProgress } from './transfer-progress';
import { TransferSummary } from './transfer-summary';
import { usePendingTransfer } from './use-pending-transfers';
import { useTransfer } from './use-transfer';

type Props = { collection: Collection; collections: readonly Collection[]; onClose: () => void };

/** Adds tours to a collection: select, see what is added and what is moved, start. @see COLL-008 COLL-009 COLL-010 COLL-011 COLL-012 */
export function AddToursDialog({ collection, collections, onClose }: Props) {
  const { data: tours } = useSuspenseQuery(tourQueries.listed(collection.organization));
  const [interrupted] = useState(usePendingTransfer(collection.id, tours));
  const [selection, setSelection] = useState<RowSelection>(() => new Set(interrupted?.remaining.map(({ id }) => id)));
  const [step, setStep] = useState<'select' | 'summary'>(interrupted ? 'summary' : 'select');
  const transfer = useTransfer({ collection: collection.id, tours, onDone: onClose });
  const guard = useLeaveGuard(transfer.isRunning);
  const plan = useMemo(
    () =>
      planTransfer(
        collection.id,
        tours.filter(({ id }) => selection.has(id)),
      ),
    [collection.id, tours, selection],
  );
  const count = plan.added.length + plan.moved.length;
  const isSelecting = step === 'select';
  return (
    <Dialog
      title="Add tours"
      description={`To the collection ${collection.name}`}
      open
      size="large"
      onClose={transfer.isRunning ? transfer.stop : onClose}
      footer={
        <>
          <p role="status" className="me-auto text-ink-soft text-sm tabular-nums">
            {isSelecting && (selection.size === 0 ? 'No tours selected' : `${selection.size.toLocaleString('en')} selected`)}
          </p>
          {!isSelecting && !transfer.isRunning && (
            <Button look="quiet" onClick={() => setStep('select')}>
              Back
            </Button>
          )}
          <Button onClick={transfer.isRunning ? transfer.stop : onClose}>{transfer.isRunning ? 'Stop' : 'Cancel'}</Button>
          {isSelecting ? (
            <Button look="primary" disabled={count === 0} onClick={() => setStep('summary')}>
              Continue
            </Button>
          ) : (
            <Button look="primary" busy={transfer.isRunning} disabled={count === 0} onClick={() => transfer.start([...selection])}>
              Start Transfer
            </Button>
          )}
        </>
      }
    >
      {isSelecting ? (
        <TourChoice collection={collection} collections={collections} tours={tours} selection={selection} onSelect={setSelection} />
      ) : (
        <>
          {interrupted && transfer.state === 'idle' && (
            <p className="mb-4 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
              Adding tours was interrupted: {interrupted.done.toLocaleString('en')} of {tourCountText(interrupted.total)} are in the
              collection. Start Transfer adds the rest.
            </p>
          )}
          <TransferProgress transfer={transfer} />
          {transfer.state !== 'running' && <TransferSummary plan={plan} collection={collection} collections={collections} />}
        </>
      )}
      <LeaveDialog question={guard.question} title="Tours are still being added" isHarmless>
        If you leave now, some tours are in the collection and the others stay where they were. You can continue later on the Collections
        page.
      </LeaveDialog>
    </Dialog>
  );
}
