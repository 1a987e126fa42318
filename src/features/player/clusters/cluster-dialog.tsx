import { findPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { useTexts } from '@/ui/use-texts';
import { clusterTexts } from '@/widgets/player-session/cluster-texts';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';

type Props = { tour: Pick<Tour, 'folders'>; icons: readonly IconDescription[]; points: readonly PoiId[]; onClose: () => void };

/** The points of a cluster in the scan, each of which opens. */
export function ClusterDialog({ tour, icons, points, onClose }: Props) {
  const t = useTexts(clusterTexts);
  const openPoi = usePlayerState((state) => state.openPoi);
  const pois = points.flatMap((point) => findPoi(tour.folders, point) ?? []);
  return (
    <Dialog title={t.title(pois.length)} open size="small" onClose={onClose}>
      <ul className="-mx-2 -my-2">
        {pois.map((poi) => (
          // rows out of view are not laid out, of which there may be hundreds
          <li key={poi.identifier} className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
            <button
              type="button"
              onClick={() => {
                onClose();
                openPoi(poi.identifier);
              }}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 text-start text-ink text-sm -outline-offset-2 hover:bg-hover"
            >
              <PoiIcon poi={poi} icons={icons} />
              <bdi className="wrap-anywhere min-w-0">{poi.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
