import type { ReactNode } from 'react';
import { SidePanel } from '@/ui/side-panel';
import type { Editing, OpenEditor } from '@/widgets/visit/editing';
import { usePlayer } from '@/widgets/visit/session-context';
import { editorCommands } from './commands/editor-commands';
import { createEditingSession } from './create-editing-session';
import { endUploads } from './files/uploads';
import { UploadsNotice } from './files/uploads-notice';
import { beginGuideOnce } from './guide/auto-start';
import { MergeDialog } from './merging/merge-dialog';
import { EditPanel } from './panel/edit-panel';
import { fetchSoon, Guarded, inside, late } from './part';
import { Presence } from './presence/presence';
import { keepDrafts } from './saving/drafts';
import { keepSaving } from './saving/keep-saving';
import { SaveNotices } from './saving/save-notices';
import { SaveTools } from './saving/save-tools';
import { useEditingSession, useEditingState } from './session/editing-context';
import type { EditingSession } from './session/editing-session';
import type { Tool } from './session/editing-state';
import { EditorSidebar } from './sidebar/editor-sidebar';
import { followScan } from './tags/follow-scan';
import { PlacingBanner } from './tags/placing-banner';
import { SetViewBanner } from './tags/set-view-banner';
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

const placing = () => import('@/showcase/placing');

const [FileManager, HistoryPanel, EditorTutorial] = [late(load.files), late(load.history), late(load.tutorial)];
const [LeafImage, SidebarQuestions] = [late(load.leafImage), late(load.questions)];
const [Guide, BatchScreen, RenameFloors, TagImporter] = [late(load.guide), late(load.batch), late(load.floors), late(load.importer)];

/** Begins to edit a tour in a visit. */
export const openEditor: OpenEditor = (visit, given) => {
  const session = createEditingSession(visit, given);
  const { store } = session;
  beginGuideOnce(session);
  const endFollowing = followScan(session);
  const ends = [fetchSoon([...Object.values(load), placing]), keepSaving(session), keepDrafts(session), () => endUploads(session)];
  return {
    ...partsOf(session),
    tour: session.tour,
    subscribe: store.subscribe,
    receive: session.receive,
    commands: editorCommands(session),
    end: () => {
      endFollowing();
      for (const end of ends) end();
    },
  };
};

type Parts = Pick<Editing, 'Sidebar' | 'Panel' | 'Tools' | 'Over' | 'History' | 'Tutorial' | 'Files'>;

function partsOf(session: EditingSession): Parts {
  const part = inside(session);
  const closePoi = () => session.visit.store.getState().closePoi();
  return {
    Sidebar: part(EditorSidebar, ({ onClose }) => (words) => (
      <SidePanel label="Points of interest" side="left" header="Points of interest" onClose={onClose}>
        {words}
      </SidePanel>
    )),
    Panel: part(EditPanel, () => (words) => (
      <SidePanel label="Edit" side="right" header="Point of interest" onClose={closePoi}>
        {words}
      </SidePanel>
    )),
    Tools: part(Tools, () => (words) => <ToolFailure>{words}</ToolFailure>),
    Over: part(Over, () => (words) => <ToolFailure>{words}</ToolFailure>),
    History: part(HistoryPanel),
    Tutorial: part(EditorTutorial),
    Files: part(FileManager, ({ onClose }) => (words) => <ToolFailure onClose={onClose}>{words}</ToolFailure>),
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

function Over() {
  const { closeTool, openLeafImage, ask } = useEditingSession().store.getState();
  const leafImage = useEditingState((state) => state.leafImage !== null);
  const isAsked = useEditingState((state) => state.question !== null);
  const tool = useEditingState((state) => state.tool);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  return (
    <>
      <SaveNotices />
      <MergeDialog />
      <PlacingBanner />
      <SetViewBanner />
      <UploadsNotice />
      {isEditing && leafImage && (
        <Guarded framed={(words) => <ToolFailure onClose={() => openLeafImage(null)}>{words}</ToolFailure>}>
          <LeafImage />
        </Guarded>
      )}
      {isEditing && isAsked && (
        <Guarded framed={(words) => <ToolFailure onClose={() => ask(null)}>{words}</ToolFailure>}>
          <SidebarQuestions />
        </Guarded>
      )}
      {isEditing && tool !== null && (
        <Guarded key={tool} framed={(words) => <ToolFailure onClose={closeTool}>{words}</ToolFailure>}>
          {tools[tool]}
        </Guarded>
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
