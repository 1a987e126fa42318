import { useQuery } from '@tanstack/react-query';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { allFolders, allPois } from '@/domain/folders/folder';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { historyTexts } from './texts';

/** The tour's latest saved versions. @see PLAYER-015 */
export function HistoryList({ tour }: { tour: TourId }) {
  const t = useTexts(historyTexts);
  const { retry } = useTexts(commonTexts);
  const { data, error, refetch } = useQuery(poiHistoryQueries.latest(tour));
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
        <p className="text-ink-soft text-sm">{t.loadingFailed}</p>
        <Button onClick={() => void refetch()}>{retry}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p className="px-6 py-8 text-center text-ink-soft text-sm">{t.none}</p>;
  return (
    <ol className="divide-y divide-line px-4">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { timestamp, userEmail, folders } }: { entry: PoiHistoryEntry }) {
  const t = useTexts(historyTexts);
  return (
    <li className="py-2.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium text-ink tabular-nums">{timestamp ? formatDateTime(timestamp) : t.now}</span>
        <span className="text-ink-faint text-xs tabular-nums">
          {t.contents({ folders: t.folders(allFolders(folders).length), pois: t.pois(allPois(folders).length) })}
        </span>
      </p>
      <p className="truncate text-ink-soft text-sm">{userEmail}</p>
    </li>
  );
}

function Skeleton() {
  const { loading } = useTexts(historyTexts);
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-4 px-4 py-4">
      {[70, 60, 65].map((width) => (
        <div key={width} className="skeleton h-9" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
