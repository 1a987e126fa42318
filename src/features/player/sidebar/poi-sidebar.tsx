import { type ReactNode, useMemo, useState } from 'react';
import { isFramed } from '@/backend/framed';
import { allPois, type Folder } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { FolderId, PoiId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { useTexts } from '@/ui/use-texts';
import { ancestorFolderIds, treeRows } from '@/widgets/poi-list/poi-rows';
import type { FoundPoints } from './found-points';
import { PoiListTitle } from './poi-preview';
import { PoiTree } from './poi-tree';
import { poiListTexts } from './texts';
import { useListSearch, useSettled } from './use-list-search';

type Props = {
  tour: Pick<Tour, 'folders' | 'floors'>;
  icons?: readonly IconDescription[];
  activePoi: PoiId | null;
  isEditing: boolean;
  canWrite: boolean;
  hiddenFolders: ReadonlySet<FolderId>;
  onOpen: (poi: PoiId) => void;
  /** Opens a point without moving there. */
  onShow?: ((poi: PoiId) => void) | undefined;
  /** Toggles the visibility of a folder's tags. */
  onToggleFolder: (folder: FolderId) => void;
  /** Starts creating the first PoI; used only with write access. */
  onCreateFirst?: (() => void) | undefined;
  /** The text in the search; the list has its own without. */
  search?: string;
  onSearch?: (search: string) => void;
  /** Whether somebody asked for the search: the focus moves there, once. */
  isSearchRequested?: boolean;
  onSearchFocused?: () => void;
  /** What else is found, below the points; it says which points are. */
  foundBelow?: (search: string, onFound: (found: FoundPoints) => void) => ReactNode;
  roomNames?: ReadonlyMap<PoiId, string>;
  /** How many open comments each point has. */
  threadCounts?: ReadonlyMap<PoiId, number>;
  /** Rendered below the search. */
  filter?: ReactNode;
  /** Rendered above the search. */
  header?: ReactNode;
  onClose?: (() => void) | undefined;
};

const noIcons: readonly IconDescription[] = [];

/** The points of interest of a tour, by folder or as search results. */
export function PoiSidebar(props: Props) {
  const t = useTexts(poiListTexts);
  const { tour, activePoi, isEditing, canWrite, hiddenFolders, header, onClose } = props;
  const { folders, floors } = tour;
  const listSearch = useListSearch(props);
  const { search, setSearch, searchBox, sought, isSearching, visibleFolders, found, setFound } = listSearch;
  const count = useMemo(() => allPois(folders).length, [folders]);
  const matchCount = isSearching ? (visibleFolders[0]?.pois.length ?? 0) : count;
  const announced = useSettled(isSearching ? t.found(matchCount + (found?.others ?? 0)) : '');
  const [collapsed, setCollapsed] = useState<ReadonlySet<FolderId>>(new Set());
  useExpandParents(folders, activePoi, setCollapsed);
  const rows = useMemo(() => treeRows(visibleFolders, { collapsed, hidden: hiddenFolders }), [visibleFolders, collapsed, hiddenFolders]);
  return (
    <SidePanel
      label={t.pois}
      kind="list"
      header={header ?? <PoiListTitle count={count} />}
      onClose={onClose}
      onKeyDown={listSearch.onKeyDown}
      // half a phone has no room for points and what else is found
      needsRoom={isSearching}
    >
      {!isEditing && count > 0 && (
        <div className={cn('shrink-0 p-3 pb-2 tiny-window:py-1 [&_search]:md:w-full', isFramed() && 'tiny-window:hidden')}>
          <SearchBox label={t.search} value={search} onChange={setSearch} inputRef={searchBox} shortcut="/" />
        </div>
      )}
      {!isEditing && props.filter}
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
          onShow={props.onShow}
          roomNames={props.roomNames}
          threadCounts={props.threadCounts}
          found={found}
        />
      )}
      <Nothing
        isSearching={isSearching}
        hasFolders={folders.length > 0}
        hasPoints={matchCount > 0}
        message={isSearching ? (found?.others ? '' : t.noResults({ search: sought.trim() })) : t.noPoisYet}
        onCreateFirst={canWrite ? props.onCreateFirst : undefined}
        onClearSearch={() => setSearch('')}
      />
      {isSearching && props.foundBelow && (
        <div
          className={cn('min-h-0 overflow-y-auto overscroll-contain border-line border-t', matchCount > 0 ? 'max-h-1/2 shrink-0' : 'grow')}
        >
          {props.foundBelow(sought, setFound)}
        </div>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </SidePanel>
  );
}

type NothingProps = {
  isSearching: boolean;
  hasFolders: boolean;
  hasPoints: boolean;
  message: string;
  onCreateFirst: (() => void) | undefined;
  onClearSearch: () => void;
};

/** Says that there are no folders or points, as far as that is so. @see PLAYER-044 PLAYER-045 */
function Nothing({ isSearching, hasFolders, hasPoints, message, onCreateFirst, onClearSearch }: NothingProps) {
  const t = useTexts(poiListTexts);
  if (!hasFolders) {
    return (
      <EmptyMessage title={t.noFolders} onCreateFirst={onCreateFirst}>
        {t.noPoisYet}
      </EmptyMessage>
    );
  }
  if (hasPoints) return null;
  return (
    <EmptyMessage
      title={t.noneFound}
      onCreateFirst={isSearching ? undefined : onCreateFirst}
      onClearSearch={isSearching ? onClearSearch : undefined}
    >
      {message}
    </EmptyMessage>
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
    // what else was found stands below it
    <div className={cn('px-6 text-center', children === '' ? 'py-3' : 'py-10')}>
      <p className="font-medium text-ink text-sm">{title}</p>
      {children !== '' && <p className="wrap-anywhere mt-1 text-balance text-ink-soft text-sm">{children}</p>}
      {action && (
        <button
          type="button"
          onClick={action}
          className={cn(
            'min-h-6 font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11',
            children !== '' && 'mt-2',
          )}
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
