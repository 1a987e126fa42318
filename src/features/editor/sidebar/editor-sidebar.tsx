import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { foundFolders } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { isSearch } from '@/domain/search';
import { SidePanel } from '@/ui/side-panel';
import { foldersAround, poiCount, treeRows } from '@/widgets/poi-list/poi-rows';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { EditToolbar } from '../toolbar/edit-toolbar';
import { Finding } from './finding';
import { Nothing } from './nothing';
import { SidebarCounts, SidebarTitle } from './sidebar-words';
import { EditorTree } from './tree/editor-tree';
import { useSorting } from './use-sorting';

type Props = { onClose: () => void };

const none: ReadonlySet<FolderId> = new Set();

/** The folders and points of interest of the tour, to be arranged. @see EDIT-098 */
export function EditorSidebar({ onClose }: Props) {
  const [search, setSearch] = useState('');
  const sorting = useSorting();
  return (
    <SidePanel label="Points of interest" side="left" header={<Title />} onClose={onClose} guide="start-menu">
      <EditToolbar />
      <Finding search={search} onSearch={setSearch} sorting={sorting} />
      <Listed search={search} sorts={sorting.isOn} />
    </SidePanel>
  );
}

const Title = () => <SidebarTitle count={useEditingState((state) => poiCount(state.edited.folders))} />;

/** What changes with every step of the work: nothing around it is drawn again for that. */
function Listed({ search, sorts }: { search: string; sorts: boolean }) {
  const folders = useEditingState((state) => state.edited.folders);
  const floors = useEditingState((state) => state.edited.floors);
  const icons = useEditingState((state) => state.given.icons);
  const collapsed = useEditingState((state) => state.collapsed);
  const hidden = usePlayer((state) => state.hiddenFolders);
  const activePoi = usePlayer((state) => state.activePoi);
  const sought = useDeferredValue(search);
  const isSearching = isSearch(sought, 'pois');
  const shown = useMemo(() => foundFolders(folders, sought), [folders, sought]);
  const rows = useMemo(
    () => treeRows(shown, { collapsed: isSearching ? none : collapsed, hidden }),
    [shown, collapsed, hidden, isSearching],
  );
  const pois = poiCount(folders);
  useFollowedPoi(activePoi);
  return (
    <>
      {rows.length > 0 && <EditorTree rows={rows} floors={floors} icons={icons} activePoi={activePoi} sorts={sorts && !isSearching} />}
      {rows.length === 0 && <Nothing sought={isSearching ? sought.trim() : null} />}
      <SidebarCounts folders={folders} pois={pois} found={isSearching ? poiCount(shown) : null} />
    </>
  );
}

/** The folders around the active PoI open when it becomes so, and what is added next goes beside it. */
function useFollowedPoi(activePoi: PoiId | null): void {
  const { store } = useEditingSession();
  useEffect(() => {
    const { edited, collapse, selectFolder } = store.getState();
    const around = activePoi === null ? [] : foldersAround(edited.folders, activePoi);
    const holder = around.at(-1);
    if (!holder) return;
    collapse(around, false);
    selectFolder(holder);
  }, [activePoi, store]);
}
