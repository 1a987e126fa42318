import type { ReactNode } from 'react';
import { PanelArea } from '@/ui/panel-area';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { lazyPart, PartBoundary } from './editor-part';
import { DropAndPaste } from './files/drop-and-paste';
import { UploadsNotice } from './files/uploads-notice';
import { MergeDialog } from './merging/merge-dialog';
import { FollowCatalog } from './point-types/follow-catalog';
import { BringingNotice } from './reuse/bringing-notice';
import { SaveNotices } from './saving/save-notices';
import { useEditingSession, useEditingState } from './session/editing-context';
import type { Tool } from './session/view-state';
import { PlacingBanner, SetViewBanner } from './tags/scan-banners';
import { TagHandles } from './tags/tag-handles';
import { ToolFailure } from './tool-failure';

/** Parts of the editor that are loaded when they are first shown. */
export const partLoads = {
  files: () => import('./files/file-manager').then((part) => part.FileManager),
  history: () => import('./history/history-panel').then((part) => part.HistoryPanel),
  tutorial: () => import('./guide/editor-tutorial').then((part) => part.EditorTutorial),
  guide: () => import('./guide/guide').then((part) => part.Guide),
  batch: () => import('./batch/batch-screen').then((part) => part.BatchScreen),
  floors: () => import('./floors/rename-floors').then((part) => part.RenameFloors),
  plans: () => import('./plans/plans-tool').then((part) => part.PlansTool),
  rooms: () => import('./rooms/rooms-tool').then((part) => part.RoomsTool),
  importer: () => import('./tags/tag-importer').then((part) => part.TagImporter),
  leafImage: () => import('./markers/leaf-image').then((part) => part.LeafImage),
  replace: () => import('./replacing/find-and-replace-dialog').then((part) => part.FindAndReplace),
  guidedTours: () => import('./guided-tours/guided-tours').then((part) => part.GuidedTours),
  questions: () => import('./sidebar/questions/sidebar-questions').then((part) => part.SidebarQuestions),
};

/** Whose parts the player renders. */
export const [FileManager, History, Tutorial] = [lazyPart(partLoads.files), lazyPart(partLoads.history), lazyPart(partLoads.tutorial)];
const [LeafImage, SidebarQuestions] = [lazyPart(partLoads.leafImage), lazyPart(partLoads.questions)];
const [GuidedTours, FindAndReplace] = [lazyPart(partLoads.guidedTours), lazyPart(partLoads.replace)];
const [Guide, BatchScreen, RenameFloors, PlansTool, RoomsTool, TagImporter] = [
  lazyPart(partLoads.guide),
  lazyPart(partLoads.batch),
  lazyPart(partLoads.floors),
  lazyPart(partLoads.plans),
  lazyPart(partLoads.rooms),
  lazyPart(partLoads.importer),
];

/** Banners, dialogs and tools above the scan. */
export function Overlays() {
  const { closeTool, openLeafImage, ask } = useEditingSession().store.getState();
  const leafImage = useEditingState((state) => state.leafImage !== null);
  const hasQuestion = useEditingState((state) => state.question !== null);
  const tool = useEditingState((state) => state.tool);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  return (
    <>
      <FollowCatalog />
      <SaveNotices />
      <MergeDialog />
      <PlacingBanner />
      <SetViewBanner />
      <TagHandles />
      <UploadsNotice />
      <DropAndPaste />
      <BringingNotice />
      {isEditing && leafImage && (
        <PartBoundary wrapFallback={(fallback) => <ToolFailure onClose={() => openLeafImage(null)}>{fallback}</ToolFailure>}>
          <LeafImage />
        </PartBoundary>
      )}
      {isEditing && hasQuestion && (
        <PartBoundary wrapFallback={(fallback) => <ToolFailure onClose={() => ask(null)}>{fallback}</ToolFailure>}>
          <SidebarQuestions />
        </PartBoundary>
      )}
      {isEditing && tool !== null && (
        <PartBoundary key={tool} wrapFallback={(fallback) => <ToolFailure onClose={closeTool}>{fallback}</ToolFailure>}>
          {tools[tool]}
        </PartBoundary>
      )}
    </>
  );
}

function inPlaceOfList(tool: ReactNode): ReactNode {
  return <PanelArea isEditing>{tool}</PanelArea>;
}

const tools: Readonly<Record<Tool, ReactNode>> = {
  batch: <BatchScreen />,
  importer: <TagImporter />,
  floors: <RenameFloors />,
  plans: <PlansTool />,
  rooms: inPlaceOfList(<RoomsTool />),
  guide: <Guide />,
  replace: <FindAndReplace />,
  guidedTours: inPlaceOfList(<GuidedTours />),
};
