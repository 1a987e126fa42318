import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { searchFolders } from '@/domain/folders/find';
import { allPois, type Folder } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { FolderId, PoiId } from '@/domain/ids';
import { isSearch } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { useTexts } from '@/ui/use-texts';
import { ancestorFolderIds, treeRows } from '@/widgets/poi-list/poi-rows';
import { PoiListTitle } from './poi-preview';
import { PoiTree } from './poi-tree';
import { poiListTexts } from './texts';

type Props = {
  tour: Pick<Tour, 'folders' | 'floors'>;
  icons?: readonly IconDescription[];
  activePoi: PoiId | null;
  isEditing: boolean;
  canWrite: boolean;
  hiddenFolders: ReadonlySet<FolderId>;
  onOpen: (poi: PoiId) => void;
  /** Toggles the visibility of a folder's tags. */
  onToggleFolder: (folder: FolderId) => void;
  /** Starts creating the first PoI; used only with write access. */
  onCreateFirst?: (() => void) | undefined;
  /** Rendered above the search. */
  header?: ReactNode;
  onClose?: (() => void) | undefined;
};

const noIcons: readonly IconDescription[] = [];

/** The points of interest of a tour, by folder or as search results. */
export function PoiSidebar(props: Props) {
  const t = useTexts(poiListTexts);
  const { tour, activePoi, isEditing, canWrite, hiddenFolders, header, onClose } = props;
  const mayCreate = canWrite ? props.onCreateFirst : undefined;
  const { folders, floors } = tour;
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const visibleFolders = useMemo(() => searchFolders(folders, deferredSearch, isEditing), [folders, deferredSearch, isEditing]);
  const count = useMemo(() => allPois(folders).length, [folders]);
  const isSearching = !isEditing && isSearch(deferredSearch, 'pois');
  const matchCount = isSearching ? (visibleFolders[0]?.pois.length ?? 0) : count;
  const [collapsed, setCollapsed] = useState<ReadonlySet<FolderId>>(new Set());
  useExpandParents(folders, activePoi, setCollapsed);
  const rows = useMemo(() => treeRows(visibleFolders, { collapsed, hidden: hiddenFolders }), [visibleFolders, collapsed, hiddenFolders]);
  return (
    <SidePanel label={t.pois} kind="list" header={header ?? <PoiListTitle count={count} />} onClose={onClose}>
      {!isEditing && count > 0 && (
        <div className="shrink-0 p-3 pb-2 [&_search]:md:w-full">
          <SearchBox label={t.search} value={search} onChange={setSearch} />
        </div>
      )}
      {(matchCount > 0 || !isSearching) && rows.length > 0 && (
        <PoiTree
          label={t.pois}
          rows={rows}
          floors={floors}
          icons={props.icons ?? noIcons}
          activePoi={activePoi}
          onOpen={props.onOpen}
          onCollapse={(folder) => setCollapsed((previous) => toggle(previous, folder))}
          onHide={isSearching ? undefined : props.onToggleFolder}
        />
      )}
      {folders.length === 0 ? (
        <EmptyMessage title={t.noFolders} onCreateFirst={mayCreate}>
          {t.noPoisYet}
        </EmptyMessage>
      ) : (
        matchCount === 0 && (
          <EmptyMessage
            title={t.noneFound}
            onCreateFirst={isSearching ? undefined : mayCreate}
            onClearSearch={isSearching ? () => setSearch('') : undefined}
          >
            {isSearching ? t.noResults({ search: deferredSearch.trim() }) : t.noPoisYet}
          </EmptyMessage>
        )
      )}
      <p role="status" className="sr-only">
        {isSearching && t.found(matchCount)}
      </p>
    </SidePanel>
  );
}

type EmptyMessageProps = {
  title: string;
  children: string;
  onCreateFirst: (() => void) | undefined;
  onClearSearch?: (() => void) | undefined;
};

function EmptyMessage({ title, children, onCreateFirst, onClearSearch }: EmptyMessageProps) {
  const t = useTexts(poiListTexts);
  const action = onClearSearch ?? onCreateFirst;
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-medium text-ink text-sm">{title}</p>
      <p className="wrap-anywhere mt-1 text-balance text-ink-soft text-sm">{children}</p>
      {action && (
        <button
          type="button"
          onClick={action}
          className="mt-2 min-h-6 font-medium text-accent text-sm underline-offset-4 hover:underline max-md:min-h-11"
        >
          {onClearSearch ? t.showAll : t.createFirst}
        </button>
      )}
    </div>
  );
}

/** Expands the parent folders of a PoI when it becomes active; users can collapse them afterwards. */
function useExpandParents(
  folders: readonly Folder[],
  activePoi: PoiId | null,
  setCollapsed: (change: (before: ReadonlySet<FolderId>) => ReadonlySet<FolderId>) => void,
): void {
  const [lastActivePoi, setLastActivePoi] = useState(activePoi);
  if (lastActivePoi === activePoi) return;
  setLastActivePoi(activePoi);
  if (activePoi === null) return;
  const parentIds = ancestorFolderIds(folders, activePoi);
  setCollapsed((before) =>
    parentIds.some((folder) => before.has(folder)) ? new Set([...before].filter((id) => !parentIds.includes(id))) : before,
  );
}

function toggle(folders: ReadonlySet<FolderId>, folder: FolderId): ReadonlySet<FolderId> {
  const changed = new Set(folders);
  if (!changed.delete(folder)) changed.add(folder);
  return changed;
}
