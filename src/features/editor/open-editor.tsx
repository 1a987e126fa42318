import { preloadWhenIdle } from '@/loading/preload-when-idle';
import { SidePanel } from '@/ui/side-panel';
import type { EditorInstance, StartEditing } from '@/widgets/player-session/editing';
import { editorCommands } from './commands/editor-commands';
import { textEditor } from './content/text-block';
import { createEditingSession } from './create-editing-session';
import { withEditingSession } from './editor-part';
import { FileManager, History, Overlays, partLoads, Tutorial } from './editor-parts';
import { startGuideOnce } from './guide/auto-start';
import { EditPanel } from './panel/edit-panel';
import { Presence } from './presence/other-editors';
import { followCuts } from './reuse/cuts';
import { followSaves } from './reuse/follow-saves';
import { startAutosave } from './saving/autosave';
import { persistDrafts } from './saving/editing-drafts';
import { persistSteps } from './saving/persist-steps';
import { SaveTools } from './saving/save-tools';
import type { EditingSession } from './session/editing-context';
import { EditorSidebar } from './sidebar/editor-sidebar';
import { followScan } from './tags/follow-scan';
import { ToolFailure } from './tool-failure';

const importPlacing = () => import('@/showcase/place-with-pointer');

/** Starts an editing session in a player session. */
export const openEditor: StartEditing = (player, input) => {
  const session = createEditingSession(player, input);
  const { store } = session;
  openToolOfAddress(session);
  startGuideOnce(session);
  const stopFollowing = followScan(session);
  const cleanups = [
    preloadWhenIdle([...Object.values(partLoads), importPlacing, textEditor]),
    startAutosave(session),
    persistSteps(session),
    persistDrafts(session),
    followCuts(session),
    followSaves(session),
    session.uploads.end,
    session.stopUploads.end,
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

/** The tool that a link from another page leads to. */
function openToolOfAddress({ store }: EditingSession): void {
  const [, query = ''] = window.location.hash.split('?');
  if (new URLSearchParams(query).get('tool') === 'plans') store.setState({ tool: 'plans' });
}

type Parts = Pick<EditorInstance, 'Sidebar' | 'Panel' | 'Tools' | 'Over' | 'History' | 'Tutorial' | 'Files'>;

function partsOf(session: EditingSession): Parts {
  const part = withEditingSession(session);
  const closePoi = () => session.player.store.getState().closePoi();
  return {
    Sidebar: part(EditorSidebar, ({ onClose }) => (fallback) => (
      <SidePanel label="Points of interest" kind="arranging" header="Points of interest" onClose={onClose}>
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
    History: part(History),
    Tutorial: part(Tutorial),
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
