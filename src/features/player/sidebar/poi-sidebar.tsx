import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { allPois, type Folder } from '@/domain/folders';
import { searchedFolders } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { FolderId, PoiId } from '@/domain/ids';
import { isSearch } from '@/domain/search';
import type { Tour } from '@/domain/tours';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { foldersAround, treeRows } from '@/widgets/poi-list/poi-rows';
import { PoiListTitle } from './poi-list-title';
import { PoiTree } from './poi-tree';

type Props = {
  tour: Pick<Tour, 'folders' | 'floors'>;
  icons?: readonly IconDescription[];
  activePoi: PoiId | null;
  isEditing: boolean;
  canWrite: boolean;
  hiddenFolders: ReadonlySet<FolderId>;
  onOpen: (poi: PoiId) => void;
  /** Hides the tags of a folder, or shows them. */
  onToggleFolder: (folder: FolderId) => void;
  /** Leads to the first PoI, for those who can write. */
  onCreateFirst?: (() => void) | undefined;
  /** Stands above the search. */
  header?: ReactNode;
  onClose?: (() => void) | undefined;
};

const noIcons: readonly IconDescription[] = [];

/** The points of interest of a tour, in their folders or as a search finds them. */
export function PoiSidebar(props: Props) {
  const { tour, activePoi, isEditing, canWrite, hiddenFolders, header, onClose } = props;
  const mayCreate = canWrite ? props.onCreateFirst : undefined;
  const { folders, floors } = tour;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const shown = useMemo(() => searchedFolders(folders, sought, isEditing), [folders, sought, isEditing]);
  const count = useMemo(() => allPois(folders).length, [folders]);
  const isSearching = !isEditing && isSearch(sought, 'pois');
  const found = isSearching ? (shown[0]?.pois.length ?? 0) : count;
  const [collapsed, setCollapsed] = useState<ReadonlySet<FolderId>>(new Set());
  useOpenedAround(folders, activePoi, setCollapsed);
  const rows = useMemo(() => treeRows(shown, { collapsed, hidden: hiddenFolders }), [shown, collapsed, hiddenFolders]);
  return (
    <SidePanel label="Points of interest" side="left" header={header ?? <PoiListTitle count={count} />} onClose={onClose}>
      {!isEditing && count > 0 && (
        <div className="shrink-0 p-3 pb-2 [&_search]:md:w-full">
          <SearchBox label="Search points of interest" value={search} onChange={setSearch} />
        </div>
      )}
      {(found > 0 || !isSearching) && rows.length > 0 && (
        <PoiTree
          label="Points of interest"
          rows={rows}
          floors={floors}
          icons={props.icons ?? noIcons}
          activePoi={activePoi}
          onOpen={props.onOpen}
          onCollapse={(folder) => setCollapsed((before) => toggled(before, folder))}
          onHide={isSearching ? undefined : props.onToggleFolder}
        />
      )}
      {folders.length === 0 ? (
        <Nothing title="No folders found" onCreateFirst={mayCreate}>
          {nothingYet}
        </Nothing>
      ) : (
        found === 0 && (
          <Nothing title="No Pois found" onCreateFirst={isSearching ? undefined : mayCreate}>
            {isSearching ? `Nothing here is called “${sought.trim()}”.` : nothingYet}
          </Nothing>
        )
      )}
      <p role="status" className="sr-only">
        {isSearching && `${found} found`}
      </p>
    </SidePanel>
  );
}

const nothingYet = 'This tour has no points of interest yet. Look around in the scan.';

type NothingProps = { title: string; children: string; onCreateFirst: (() => void) | undefined };

function Nothing({ title, children, onCreateFirst }: NothingProps) {
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-medium text-ink text-sm">{title}</p>
      <p className="wrap-anywhere mt-1 text-balance text-ink-soft text-sm">{children}</p>
      {onCreateFirst && (
        <button
          type="button"
          onClick={onCreateFirst}
          className="mt-2 min-h-6 font-medium text-accent text-sm underline-offset-4 hover:underline max-md:min-h-11"
        >
          Create the first one
        </button>
      )}
    </div>
  );
}

/** Opens the folders around a PoI when it becomes the active one; closing them afterwards is up to people. */
function useOpenedAround(
  folders: readonly Folder[],
  activePoi: PoiId | null,
  setCollapsed: (change: (before: ReadonlySet<FolderId>) => ReadonlySet<FolderId>) => void,
): void {
  const [opened, setOpened] = useState(activePoi);
  if (opened === activePoi) return;
  setOpened(activePoi);
  if (activePoi === null) return;
  const around = foldersAround(folders, activePoi);
  setCollapsed((before) =>
    around.some((folder) => before.has(folder)) ? new Set([...before].filter((id) => !around.includes(id))) : before,
  );
}

function toggled(folders: ReadonlySet<FolderId>, folder: FolderId): ReadonlySet<FolderId> {
  const changed = new Set(folders);
  if (!changed.delete(folder)) changed.add(folder);
  return changed;
}
