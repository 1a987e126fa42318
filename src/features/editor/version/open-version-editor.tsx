import { useStore } from 'zustand';
import { SidePanel } from '@/ui/side-panel';
import type { StartVersionEditing, VersionCopy } from '@/widgets/player-session/editing';
import { type EditorCommandId, editorCommands } from '../commands/editor-commands';
import { reuseCommands } from '../commands/reuse-commands';
import { createEditingSession } from '../create-editing-session';
import { withEditingSession } from '../editor-part';
import { FileManager, History, Overlays, Tutorial } from '../editor-parts';
import { EditPanel } from '../panel/edit-panel';
import { persistDrafts } from '../saving/editing-drafts';
import { defaultServices } from '../saving/sender';
import type { EditingSession } from '../session/editing-context';
import { followScan } from '../tags/follow-scan';
import { ToolFailure } from '../tool-failure';
import { draftsOfVersion } from './drafts-of-version';
import { publishEdited } from './publish-edited';
import { VersionSidebar } from './version-sidebar';
import { VersionTools } from './version-tools';

/** What only the tour itself has: its floors, its history and its introduction. */
const commandsOfTours: ReadonlySet<EditorCommandId> = new Set(['rename-floors', 'history', 'guide', 'files', ...reuseCommands]);

/**
 * Starts an editing session on a copy of a published version. Changes stay on this device until they are published as the next version; neither
 * the version nor the tour is changed.
 * @see VIEWER-007 VIEWER-008
 */
export const openVersionEditor: StartVersionEditing = (player, input, copy) => {
  const services = defaultServices();
  const created = createEditingSession(player, input, { ...services, drafts: draftsOfVersion(services.drafts, copy.version) });
  const session: EditingSession = { ...created, isVersionCopy: true, save: () => publishEdited(session, copy) };
  const stopFollowing = followScan(session);
  const stopStoring = persistDrafts(session);
  return {
    ...partsOf(session, copy),
    tour: session.tour,
    subscribe: session.store.subscribe,
    update: session.receive,
    commands: editorCommands(session).filter(({ id }) => !commandsOfTours.has(id)),
    end: () => {
      stopFollowing();
      stopStoring();
      session.uploads.end();
    },
  };
};

function partsOf(session: EditingSession, copy: VersionCopy) {
  const part = withEditingSession(session);
  const closePoi = () => session.player.store.getState().closePoi();
  return {
    Sidebar: part(
      ({ onClose }: { onClose: () => void }) => <VersionSidebar tool={copy.tool} onClose={onClose} />,
      ({ onClose }) =>
        (fallback) => (
          <SidePanel label="Points of interest" kind="arranging" header="Points of interest" onClose={onClose}>
            {fallback}
          </SidePanel>
        ),
    ),
    Panel: part(
      () => <VersionPanel tool={copy.tool} />,
      () => (fallback) => (
        <SidePanel label="Edit" kind="editing" header="Point of interest" onClose={closePoi}>
          {fallback}
        </SidePanel>
      ),
    ),
    Tools: part(VersionTools, () => (fallback) => <ToolFailure>{fallback}</ToolFailure>),
    Over: part(Overlays, () => (fallback) => <ToolFailure>{fallback}</ToolFailure>),
    History: part(History),
    Tutorial: part(Tutorial),
    Files: part(FileManager, ({ onClose }) => (fallback) => <ToolFailure onClose={onClose}>{fallback}</ToolFailure>),
  };
}

/** While sorting, points are opened but not edited. */
const VersionPanel = ({ tool }: Pick<VersionCopy, 'tool'>) => (useStore(tool, (state) => state.tool === 'edit') ? <EditPanel /> : null);
