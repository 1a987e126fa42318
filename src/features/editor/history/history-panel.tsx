import { useQuery } from '@tanstack/react-query';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import type { PoiHistoryEntry } from '@/domain/history';
import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import { shownHistoryId } from '../session/history-slice';
import { HistoryRow } from './history-row';

/** The states of the tour that were saved last, live, to be looked into and taken up again. @see EDIT-060 */
export function HistoryPanel() {
  const tour = useEditingState(({ given }) => given.tour.id);
  const { data, error, refetch } = useQuery(poiHistoryQueries.latest(tour));
  if (error) return <NotLoaded retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return data.length === 0 ? <Nothing /> : <HistoryEntries entries={data} />;
}

/** Saved states, newest first; each is compared with the one it followed. */
export function HistoryEntries({ entries }: { entries: readonly PoiHistoryEntry[] }) {
  const shown = useEditingState(shownHistoryId);
  return (
    <ol className="divide-y divide-line" aria-label="Saved states, newest first">
      {entries.map((entry, place) => (
        <HistoryRow key={entry.id} entry={entry} before={entries[place + 1] ?? null} isShown={entry.id === shown} />
      ))}
    </ol>
  );
}

const Nothing = () => (
  <div className="px-6 py-8 text-center text-sm">
    <p className="font-medium text-ink">Nothing was saved in the editor yet.</p>
    <p className="mt-1 text-pretty text-ink-soft">Each save is kept here, so that you can look at what changed and go back to it.</p>
  </div>
);

const NotLoaded = ({ retry }: { retry: () => void }) => (
  <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
    <p className="text-pretty text-ink-soft text-sm">The history could not be loaded. The tour, and what you changed, are fine.</p>
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
