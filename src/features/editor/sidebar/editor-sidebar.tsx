import { useEffect, useMemo, useState } from 'react';
import { filterFolders } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { isSearch } from '@/domain/search';
import { SidePanel } from '@/ui/side-panel';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { ancestorFolderIds, countPois, treeRows } from '@/widgets/poi-list/poi-rows';
import { OpenGuidedTours } from '../guided-tours/open-guided-tours';
import { EditedPointsFilter, usePointFilter } from '../point-types/edited-points-filter';
import { PointsToPlace } from '../reuse/points-to-place';
import { OpenRooms } from '../rooms/open-rooms';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { EditToolbar } from '../toolbar/edit-toolbar';
import { EmptySidebar } from './empty-sidebar';
import { SidebarCounts, SidebarTitle } from './sidebar-counts';
import { SidebarSearch, useDragSorting } from './sidebar-search';
import { EditorTree } from './tree/editor-tree';

type Props = { onClose: () => void };

const none: ReadonlySet<FolderId> = new Set();

/** The tour's folders and points of interest, to edit and reorder. @see EDIT-098 */
export function EditorSidebar({ onClose }: Props) {
  const [search, setSearch] = useState('');
  const sorting = useDragSorting();
  const isReplaced = useEditingState((state) => state.tool === 'guidedTours' || state.tool === 'rooms');
  if (isReplaced) return null;
  return (
    <SidePanel label="Points of interest" kind="arranging" header={<Title />} onClose={onClose} guideId="start-menu">
      <EditToolbar />
      <OpenGuidedTours />
      <OpenRooms />
      <PointsToPlace />
      <SidebarSearch search={search} onSearch={setSearch} sorting={sorting} />
      <SidebarList search={search} onClearSearch={() => setSearch('')} isSortable={sorting.isOn} />
    </SidePanel>
  );
}

export const Title = () => <SidebarTitle count={useEditingState((state) => countPois(state.edited.folders))} />;

type ListProps = { search: string; onClearSearch: () => void; isSortable: boolean };

/** The parts that change with every edit, separate so that the rest is not rendered again. */
export function SidebarList({ search, onClearSearch, isSortable }: ListProps) {
  const folders = useEditingState((state) => state.edited.folders);
  const floors = useEditingState((state) => state.edited.floors);
  const icons = useEditingState((state) => state.input.icons);
  const collapsed = useEditingState((state) => state.collapsed);
  const hidden = usePlayerState((state) => state.hiddenFolders);
  const activePoi = usePlayerState((state) => state.activePoi);
  const deferredSearch = useDeferredUntilPaint(search);
  const isSearching = isSearch(deferredSearch, 'pois');
  const filter = usePointFilter();
  const matching = useMemo(() => filterFolders(filter.apply(folders), deferredSearch), [filter.apply, folders, deferredSearch]);
  const isPart = isSearching || filter.isOn;
  const rows = useMemo(() => treeRows(matching, { collapsed: isPart ? none : collapsed, hidden }), [matching, collapsed, hidden, isPart]);
  const pois = countPois(folders);
  useRevealActivePoi(activePoi);
  return (
    <>
      <div className="shrink-0 px-4 pb-2 empty:hidden">
        <EditedPointsFilter />
      </div>
      {rows.length > 0 && <EditorTree rows={rows} floors={floors} icons={icons} activePoi={activePoi} isSortable={isSortable && !isPart} />}
      {rows.length === 0 && (
        <EmptySidebar
          search={isSearching ? deferredSearch.trim() : null}
          isFiltered={filter.isOn}
          onShowAll={() => {
            onClearSearch();
            filter.clear();
          }}
        />
      )}
      <SidebarCounts folders={folders} pois={pois} found={isPart ? countPois(matching) : null} />
    </>
  );
}

/** Opens the folders around the active PoI and selects its folder, so that new items are added there. */
function useRevealActivePoi(activePoi: PoiId | null): void {
  const { store } = useEditingSession();
  useEffect(() => {
    const { edited, collapse, selectFolder } = store.getState();
    const ancestors = activePoi === null ? [] : ancestorFolderIds(edited.folders, activePoi);
    const parent = ancestors.at(-1);
    if (!parent) return;
    collapse(ancestors, false);
    selectFolder(parent);
  }, [activePoi, store]);
}
