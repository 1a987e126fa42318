import CircleHelp from 'lucide-react/icons/circle-question-mark';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Layers from 'lucide-react/icons/layers';
import Library from 'lucide-react/icons/library';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import MapPinned from 'lucide-react/icons/map-pinned';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import { memo } from 'react';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { CommandButton, ToolButton } from './tool-button';

/** Toolbar to add items and open tools while editing. @see EDIT-001 EDIT-067 */
export const EditToolbar = memo(function EditToolbar() {
  const isHelpOpen = usePlayerState((state) => state.panel === 'tutorial');
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return (
    <div
      role="toolbar"
      aria-label="Edit"
      className="flex shrink-0 flex-wrap items-center justify-between border-line border-b px-2 py-1 md:touch:justify-start"
    >
      <CommandButton command="add-poi" icon={MapPinPlus} />
      <CommandButton command="add-tag" icon={Tag} />
      <CommandButton command="add-folder" icon={FolderPlus} />
      {/* on phones it is in the menu of each folder, and in that of the empty list */}
      <span className="max-md:hidden">
        <CommandButton command="templates" icon={Library} />
      </span>
      <span aria-hidden className="h-5 w-px bg-line touch:hidden" />
      <CommandButton command="batch" icon={Settings} />
      <CommandButton command="import-tags" icon={Tags} />
      <CommandButton command="rename-floors" icon={Layers} />
      {/* on phones it is in the dialog of the floors: the toolbar has no room for another button of 44 px */}
      <span className="max-md:hidden">
        <CommandButton command="place-plans" icon={MapPinned} />
      </span>
      <CommandButton command="history" icon={History} />
      <ToolButton
        label="Tutorial"
        shortcut="?"
        icon={CircleHelp}
        data-guide="tutorials"
        aria-expanded={isHelpOpen}
        onClick={() => togglePanel('tutorial')}
      />
    </div>
  );
});
