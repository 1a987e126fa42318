import { ErrorNote } from '@/ui/error-note';
import { ProgressBar } from '@/ui/progress-bar';
import { useOnline } from '@/ui/use-online';
import { tourCountText } from '../list/list-context';
import type { TransferState } from './use-transfer';

/** How far a transfer is, or what an interrupted one has done and what it has not. @see COLL-012 */
export function TransferProgress({ transfer: { state, written, total, problem } }: { transfer: TransferState }) {
  const online = useOnline();
  const share = `${written.toLocaleString('en')} of ${tourCountText(total)}`;
  if (state === 'idle') return null;
  if (state === 'running') {
    return (
      <div className="flex min-h-40 flex-col justify-center gap-3">
        <ProgressBar label="Adding tours" value={total === 0 ? 0 : written / total} valueText={share} />
        <p role="status" className="text-center text-ink-soft text-sm tabular-nums">
          {online
            ? `${share} added. Keep this page open.`
            : `${share} added. You’re offline: the rest is sent when you’re back online. Keep this page open.`}
        </p>
      </div>
    );
  }
  return (
    <ErrorNote className="mb-4">
      <p className="font-medium">{state === 'stopped' ? 'You stopped adding tours.' : 'Error adding tours to collection'}</p>
      <p className="mt-1 text-pretty tabular-nums">
        {problem && `${problem} `}
        {written === 0 ? 'No tour was changed.' : `${share} are in the collection; the others are still where they were.`} Start Transfer
        continues with the rest.
      </p>
    </ErrorNote>
  );
}
