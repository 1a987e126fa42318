import FolderPlus from 'lucide-react/icons/folder-plus';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import type { VersionTool } from '@/widgets/player-session/editing';
import { OpenGuidedTours } from '../guided-tours/open-guided-tours';
import { OpenRooms } from '../rooms/open-rooms';
import { useEditingState } from '../session/editing-context';
import { SidebarList, Title } from '../sidebar/editor-sidebar';
import { CommandButton } from '../toolbar/tool-button';

type Props = { tool: StoreApi<{ tool: VersionTool }>; onClose: () => void };

/** The folders and points of a version's copy: to sort, or to edit. @see VIEWER-007 VIEWER-008 */
export function VersionSidebar({ tool, onClose }: Props) {
  const isSorting = useStore(tool, (state) => state.tool === 'sort');
  const [search, setSearch] = useState('');
  const isReplaced = useEditingState((state) => state.tool === 'guidedTours' || state.tool === 'rooms');
  if (isReplaced) return null;
  return (
    <SidePanel label="Points of interest" kind="arranging" header={<Title />} onClose={onClose}>
      {isSorting ? (
        <p className="shrink-0 text-pretty border-line border-b px-4 py-3 text-ink-soft text-sm">
          Drag folders and points, or move them with their menu. Visitors see the new order when you publish it.
        </p>
      ) : (
        <>
          <div role="toolbar" aria-label="Edit" className="flex shrink-0 items-center gap-1 border-line border-b px-2 py-1">
            <CommandButton command="add-poi" icon={MapPinPlus} />
            <CommandButton command="add-tag" icon={Tag} />
            <CommandButton command="add-folder" icon={FolderPlus} />
          </div>
          <OpenGuidedTours />
          <OpenRooms />
          <div className="shrink-0 px-4 pt-3 pb-2 [&_search]:md:w-full">
            <SearchBox label="Find in the list" value={search} onChange={setSearch} />
          </div>
        </>
      )}
      <SidebarList search={isSorting ? '' : search} onClearSearch={() => setSearch('')} isSortable={isSorting} />
    </SidePanel>
  );
}
