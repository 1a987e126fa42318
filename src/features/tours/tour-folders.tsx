import { Folder as FolderIcon } from 'lucide-react';
import { allPois, type Folder, isUncategorized } from '@/domain/folders';
import { Empty } from '@/ui/empty';
import { PoiRow } from './poi-row';

type Props = { folders: Folder[]; floors: string[] };

/** The folders of a tour and the PoIs in them. @see PLAYER-044 PLAYER-045 MODEL-065 */
export function TourFolders({ folders, floors }: Props) {
  if (folders.length === 0) {
    return <Empty title="No folders found">Points of interest are kept in folders. This tour has none yet.</Empty>;
  }
  return (
    <div className="flex flex-col gap-4">
      {folders.map((folder) => (
        <FolderBlock key={folder.id} folder={folder} floors={floors} depth={0} />
      ))}
    </div>
  );
}

type BlockProps = { folder: Folder; floors: string[]; depth: number };

function FolderBlock({ folder, floors, depth }: BlockProps) {
  const Heading = depth === 0 ? 'h3' : 'h4';
  const nested = folder.children.map((child) => <FolderBlock key={child.id} folder={child} floors={floors} depth={depth + 1} />);
  return (
    <section className={depth === 0 ? 'overflow-hidden rounded-xl border border-line bg-surface shadow-card' : 'border-line border-t'}>
      {!isUncategorized(folder) && (
        <header className="flex items-center gap-2.5 bg-sunken/60 px-4 py-2.5">
          <FolderIcon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
          <Heading className="wrap-anywhere font-semibold text-ink text-sm">{folder.name}</Heading>
          <span className="ml-auto text-ink-soft text-xs tabular-nums">{allPois([folder]).length}</span>
        </header>
      )}
      {folder.pois.length > 0 && (
        <ul className="divide-y divide-line">
          {folder.pois.map((poi) => (
            <PoiRow key={poi.identifier} poi={poi} floors={floors} />
          ))}
        </ul>
      )}
      {allPois([folder]).length === 0 && <p className="px-4 py-4 text-ink-soft text-sm">No Pois found</p>}
      {nested}
    </section>
  );
}
