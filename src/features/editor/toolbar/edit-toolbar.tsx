import CircleHelp from 'lucide-react/icons/circle-question-mark';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Layers from 'lucide-react/icons/layers';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import { memo } from 'react';
import { usePlayer } from '@/widgets/visit/session-context';
import { PanelToolButton, ToolButton } from './tool-button';

/** What is added and what is opened while editing, in one line. @see EDIT-001 EDIT-067 */
export const EditToolbar = memo(function EditToolbar() {
  const isHelpOpen = usePlayer((state) => state.panel === 'tutorial');
  const togglePanel = usePlayer((state) => state.togglePanel);
  return (
    <div role="toolbar" aria-label="Edit" className="flex shrink-0 items-center justify-between border-line border-b px-3 py-1">
      <ToolButton command="add-poi" icon={MapPinPlus} />
      <ToolButton command="add-tag" icon={Tag} />
      <ToolButton command="add-folder" icon={FolderPlus} />
      <span aria-hidden className="h-5 w-px bg-line max-md:hidden" />
      <ToolButton command="batch" icon={Settings} />
      <ToolButton command="import-tags" icon={Tags} />
      <ToolButton command="rename-floors" icon={Layers} />
      <ToolButton command="history" icon={History} />
      <PanelToolButton
        label="Tutorial"
        shortcut="?"
        icon={CircleHelp}
        guide="tutorials"
        isOpen={isHelpOpen}
        onPress={() => togglePanel('tutorial')}
      />
    </div>
  );
});
