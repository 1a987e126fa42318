import { useQuery } from '@tanstack/react-query';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { allFolders, allPois } from '@/domain/folders/folder';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';

/** The tour's latest saved versions. @see PLAYER-015 */
export function HistoryList({ tour }: { tour: TourId }) {
  const { data, error, refetch } = useQuery(poiHistoryQueries.latest(tour));
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
        <p className="text-ink-soft text-sm">Couldn’t load the history. The tour itself isn’t affected.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  }
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p className="px-6 py-8 text-center text-ink-soft text-sm">No saved versions yet.</p>;
  return (
    <ol className="divide-y divide-line px-4">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { timestamp, userEmail, folders } }: { entry: PoiHistoryEntry }) {
  return (
    <li className="py-2.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium text-ink tabular-nums">{timestamp ? formatDateTime(timestamp) : 'A moment ago'}</span>
        <span className="text-ink-faint text-xs tabular-nums">
          {plural(allFolders(folders).length, { one: '# folder', other: '# folders' })},{' '}
          {plural(allPois(folders).length, { one: '# PoI', other: '# PoIs' })}
        </span>
      </p>
      <p className="truncate text-ink-soft text-sm">{userEmail}</p>
    </li>
  );
}

const Skeleton = () => (
  <div role="status" aria-label="Loading the history" className="flex flex-col gap-4 px-4 py-4">
    {[70, 60, 65].map((width) => (
      <div key={width} className="skeleton h-9" style={{ width: `${width}%` }} />
    ))}
  </div>
);
