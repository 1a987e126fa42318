import { useQuery } from '@tanstack/react-query';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import { visibleHistoryId } from '../session/saving-state';
import { HistoryRow } from './history-row';

/** The tour's latest saved versions, with live updates, to compare and restore. @see EDIT-060 */
export function HistoryPanel() {
  const tour = useEditingState(({ input }) => input.tour.id);
  const { data, error, refetch } = useQuery(poiHistoryQueries.latest(tour));
  if (error) return <LoadError retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return data.length === 0 ? <EmptyMessage /> : <HistoryEntries entries={data} />;
}

/** Saved versions, newest first, each compared with its predecessor. */
function HistoryEntries({ entries }: { entries: readonly PoiHistoryEntry[] }) {
  const shownId = useEditingState(visibleHistoryId);
  return (
    <ol className="divide-y divide-line" aria-label="Saved versions, newest first">
      {entries.map((entry, index) => (
        <HistoryRow key={entry.id} entry={entry} previous={entries[index + 1] ?? null} isShown={entry.id === shownId} />
      ))}
    </ol>
  );
}

const EmptyMessage = () => (
  <div className="px-6 py-8 text-center text-sm">
    <p className="font-medium text-ink">No saved versions yet.</p>
    <p className="mt-1 text-pretty text-ink-soft">Each save appears here, so you can see what changed and restore it.</p>
  </div>
);

const LoadError = ({ retry }: { retry: () => void }) => (
  <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
    <p className="text-pretty text-ink-soft text-sm">Couldn’t load the history. The tour and your changes are safe.</p>
    <Button onClick={retry}>Retry</Button>
  </div>
);

const Skeleton = () => (
  <div role="status" aria-label="Loading the history" className="flex flex-col gap-4 px-4 py-4">
    {[70, 60, 65].map((width) => (
      <div key={width} className="skeleton h-14" style={{ width: `${width}%` }} />
    ))}
  </div>
);
