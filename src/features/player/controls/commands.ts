import type { Command, CommandGroup } from '@/widgets/visit/command';
import type { PlayerSession } from '@/widgets/visit/player-session';
import type { Panel } from '@/widgets/visit/player-state';
import type { Offers } from '../offers';

export type CommandParts = {
  session: PlayerSession;
  toggleFullscreen: () => void;
  offers: Pick<Offers, 'panels' | 'hasScan'>;
  mayWrite?: boolean;
};

const always = () => true;

/** Everything the keyboard does in the player. @see PLAYER-037 */
export function playerCommands({ session, toggleFullscreen, offers, mayWrite = false }: CommandParts): Command[] {
  const state = session.store.getState;
  const hasView = () => offers.hasScan && state().stage.name !== 'failed';
  const isInside = () => state().viewMode === 'inside';
  const mayStep = () => state().activePoi !== null && state().uiMode !== 'edit';
  const isEditing = () => state().uiMode === 'edit';
  const panel = (id: Panel, label: string, key: string): Command => ({
    ...command('Tour', id, label, [key], () => state().togglePanel(id)),
    isEnabled: () => offers.panels.has(id),
    isOn: () => state().panel === id,
  });
  const view = (id: string, label: string, key: string, run: () => void): Command => ({
    ...command('View', id, label, [key], run),
    isEnabled: hasView,
  });
  const commands: Command[] = [
    {
      ...command('Points of interest', 'next', 'Next point of interest', ['arrowright'], () => session.openNeighbour(1)),
      isEnabled: mayStep,
    },
    {
      ...command('Points of interest', 'previous', 'Previous point of interest', ['arrowleft'], () => session.openNeighbour(-1)),
      isEnabled: mayStep,
    },
    command('Points of interest', 'list', 'Show or hide the list', ['l'], () => state().openSidebar(!state().sidebarOpen)),
    view('inside', 'Inside', '1', () => session.goToMode('inside')),
    view('dollhouse', 'Dollhouse', '2', () => session.goToMode('dollhouse')),
    view('floorplan', 'Floorplan', '3', () => session.goToMode('floorplan')),
    { ...panel('floors', 'Floors', 'g'), group: 'View' },
    { ...view('measure', 'Measure', 'm', session.toggleMeasuring), isOn: () => state().isMeasuring },
    { ...command('View', 'zoom-in', 'Closer', ['+', '='], session.zoomIn), isEnabled: isInside },
    { ...command('View', 'zoom-out', 'Further away', ['-'], session.zoomOut), isEnabled: isInside },
    command('View', 'fullscreen', 'Fullscreen', ['f'], toggleFullscreen),
    panel('share', 'Share', 's'),
    {
      ...command('Tour', 'mode', 'Turn to Edit, and back to View', ['e'], () => state().chooseUiMode(isEditing() ? 'play' : 'edit')),
      isEnabled: () => mayWrite,
      isOn: isEditing,
    },
    {
      ...command('Tour', 'close', 'Close what is open', ['escape'], () => closeTopmost(session)),
      isEnabled: () => isAnythingOpen(session),
    },
    panel('tutorial', 'Tutorial and keys', '?'),
  ];
  return commands.filter(({ id }) => mayWrite || id !== 'mode');
}

const command = (group: CommandGroup, id: string, label: string, keys: readonly string[], run: () => void): Command => ({
  id,
  label,
  group,
  keys,
  isEnabled: always,
  run,
});

const isAnythingOpen = ({ store }: PlayerSession) => {
  const { panel, showsDrone, isMeasuring, activePoi } = store.getState();
  return panel !== null || showsDrone || isMeasuring || activePoi !== null;
};

function closeTopmost({ store, toggleMeasuring }: PlayerSession): void {
  const { panel, showsDrone, isMeasuring, closePanel, showDrone, closePoi } = store.getState();
  if (panel) closePanel();
  else if (showsDrone) showDrone(false);
  else if (isMeasuring) toggleMeasuring();
  else closePoi();
}
