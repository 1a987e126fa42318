import FolderIcon from 'lucide-react/icons/folder';
import { dashboardPlayerPath, playerPath } from '@/domain/addresses';
import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import type { Tour } from '@/domain/tours/tour';
import { EmptyState } from '@/ui/empty-state';
import { PoiRow } from './poi-row';

type Props = { tour: Tour; inDashboard: boolean };

/** A tour's folders and their PoIs, each linking to its place in the tour. @see PLAYER-044 PLAYER-045 MODEL-065 */
export function TourFolders({ tour, inDashboard }: Props) {
  if (tour.folders.length === 0) {
    return <EmptyState title="No folders found">Folders contain points of interest. This tour has none yet.</EmptyState>;
  }
  return (
    <div className="flex flex-col gap-4">
      {tour.folders.map((folder) => (
        <FolderBlock key={folder.id} folder={folder} tour={tour} inDashboard={inDashboard} depth={0} />
      ))}
    </div>
  );
}

type BlockProps = Props & { folder: Folder; depth: number };

function FolderBlock({ folder, tour, inDashboard, depth }: BlockProps) {
  const Heading = depth === 0 ? 'h3' : 'h4';
  const count = allPois([folder]).length;
  return (
    <section
      className={
        depth === 0 ? 'overflow-hidden rounded-xl border border-line bg-surface shadow-card print:shadow-none' : 'border-line border-t'
      }
    >
      {!isUncategorized(folder) && (
        <header className="flex items-center gap-2.5 bg-sunken/60 px-4 py-2.5">
          <FolderIcon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
          <Heading className="wrap-anywhere font-semibold text-ink text-sm">{folder.name}</Heading>
          <span className="ml-auto text-ink-soft text-xs tabular-nums">{count}</span>
        </header>
      )}
      {folder.pois.length > 0 && (
        <ul className="divide-y divide-line">
          {folder.pois.map((poi) => (
            <PoiRow key={poi.identifier} poi={poi} floors={tour.floors} path={pathTo(tour, poi.identifier, inDashboard)} />
          ))}
        </ul>
      )}
      {count === 0 && <p className="px-4 py-4 text-ink-soft text-sm">No Pois found</p>}
      {folder.children.map((child) => (
        <FolderBlock key={child.id} folder={child} tour={tour} inDashboard={inDashboard} depth={depth + 1} />
      ))}
    </section>
  );
}

/** @see ROUTE-043 */
function pathTo({ id, matterportId }: Tour, poi: string, inDashboard: boolean): string {
  if (matterportId === '') return '';
  const player = inDashboard ? dashboardPlayerPath(id) : playerPath(id);
  return `${player}?start=${encodeURIComponent(poi)}`;
}
