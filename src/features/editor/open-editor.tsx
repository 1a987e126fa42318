import type { ReactNode } from 'react';
import { preloadWhenIdle } from '@/loading/preload-when-idle';
import { SidePanel } from '@/ui/side-panel';
import type { EditorInstance, StartEditing } from '@/widgets/player-session/editing';
import { usePlayerState } from '@/widgets/player-session/session-context';
import { editorCommands } from './commands/editor-commands';
import { createEditingSession } from './create-editing-session';
import { lazyPart, PartBoundary, withEditingSession } from './editor-part';
import { DropAndPaste } from './files/drop-and-paste';
import { UploadsNotice } from './files/uploads-notice';
import { startGuideOnce } from './guide/auto-start';
import { MergeDialog } from './merging/merge-dialog';
import { EditPanel } from './panel/edit-panel';
import { Presence } from './presence/other-editors';
import { startAutosave } from './saving/autosave';
import { persistDrafts } from './saving/drafts';
import { SaveNotices } from './saving/save-notices';
import { SaveTools } from './saving/save-tools';
import { type EditingSession, useEditingSession, useEditingState } from './session/editing-context';
import type { Tool } from './session/view-state';
import { EditorSidebar } from './sidebar/editor-sidebar';
import { followScan } from './tags/follow-scan';
import { PlacingBanner, SetViewBanner } from './tags/scan-banners';
import { ToolFailure } from './tool-failure';

const load = {
  files: () => import('./files/file-manager').then((part) => part.FileManager),
  history: () => import('./history/history-panel').then((part) => part.HistoryPanel),
  tutorial: () => import('./guide/editor-tutorial').then((part) => part.EditorTutorial),
  guide: () => import('./guide/guide').then((part) => part.Guide),
  batch: () => import('./batch/batch-screen').then((part) => part.BatchScreen),
  floors: () => import('./floors/rename-floors').then((part) => part.RenameFloors),
  importer: () => import('./tags/tag-importer').then((part) => part.TagImporter),
  leafImage: () => import('./markers/leaf-image').then((part) => part.LeafImage),
  questions: () => import('./sidebar/questions/sidebar-questions').then((part) => part.SidebarQuestions),
};

const importPlacing = () => import('@/showcase/placing');

const [FileManager, HistoryPanel, EditorTutorial] = [lazyPart(load.files), lazyPart(load.history), lazyPart(load.tutorial)];
const [LeafImage, SidebarQuestions] = [lazyPart(load.leafImage), lazyPart(load.questions)];
const [Guide, BatchScreen, RenameFloors, TagImporter] = [
  lazyPart(load.guide),
  lazyPart(load.batch),
  lazyPart(load.floors),
  lazyPart(load.importer),
];

/** Starts an editing session in a player session. */
export const openEditor: StartEditing = (visit, input) => {
  const session = createEditingSession(visit, input);
  const { store } = session;
  startGuideOnce(session);
  const stopFollowing = followScan(session);
  const cleanups = [
    preloadWhenIdle([...Object.values(load), importPlacing]),
    startAutosave(session),
    persistDrafts(session),
    session.uploads.end,
  ];
  return {
    ...partsOf(session),
    tour: session.tour,
    subscribe: store.subscribe,
    update: session.receive,
    commands: editorCommands(session),
    end: () => {
      stopFollowing();
      for (const cleanup of cleanups) cleanup();
    },
  };
};

type Parts = Pick<EditorInstance, 'Sidebar' | 'Panel' | 'Tools' | 'Over' | 'History' | 'Tutorial' | 'Files'>;

function partsOf(session: EditingSession): Parts {
  const part = withEditingSession(session);
  const closePoi = () => session.player.store.getState().closePoi();
  return {
    Sidebar: part(EditorSidebar, ({ onClose }) => (fallback) => (
      <SidePanel label="Points of interest" kind="list" header="Points of interest" onClose={onClose}>
        {fallback}
      </SidePanel>
    )),
    Panel: part(EditPanel, () => (fallback) => (
      <SidePanel label="Edit" kind="editing" header="Point of interest" onClose={closePoi}>
        {fallback}
      </SidePanel>
    )),
    Tools: part(Tools, () => (fallback) => <ToolFailure>{fallback}</ToolFailure>),
    Over: part(Overlays, () => (fallback) => <ToolFailure>{fallback}</ToolFailure>),
    History: part(HistoryPanel),
    Tutorial: part(EditorTutorial),
    Files: part(FileManager, ({ onClose }) => (fallback) => <ToolFailure onClose={onClose}>{fallback}</ToolFailure>),
  };
}

function Tools() {
  return (
    <>
      <Presence />
      <SaveTools />
    </>
  );
}

function Overlays() {
  const { closeTool, openLeafImage, ask } = useEditingSession().store.getState();
  const leafImage = useEditingState((state) => state.leafImage !== null);
  const hasQuestion = useEditingState((state) => state.question !== null);
  const tool = useEditingState((state) => state.tool);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  return (
    <>
      <SaveNotices />
      <MergeDialog />
      <PlacingBanner />
      <SetViewBanner />
      <UploadsNotice />
      <DropAndPaste />
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

const tools: Readonly<Record<Tool, ReactNode>> = {
  batch: <BatchScreen />,
  importer: <TagImporter />,
  floors: <RenameFloors />,
  guide: <Guide />,
};
