import type { Command, CommandGroup } from '@/widgets/player-session/command';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { Panel } from '@/widgets/player-session/player-state';
import type { PlayerCapabilities } from '../capabilities';
import { isListShown } from '../visible-panels';
import type { controlTexts } from './texts';

type CommandOptions = {
  session: PlayerSession;
  toggleFullscreen: () => void;
  capabilities: Pick<PlayerCapabilities, 'panels' | 'hasScan' | 'hasList'>;
  minimap: { isOpen: () => boolean; toggle: () => void };
  mayWrite?: boolean;
  /** the names of the commands */
  texts: ReturnType<typeof controlTexts.get>;
};

const always = () => true;

/** All commands with a keyboard shortcut in the player. @see PLAYER-037 */
export function playerCommands({
  session,
  toggleFullscreen,
  capabilities,
  minimap,
  mayWrite = false,
  texts: t,
}: CommandOptions): Command[] {
  const state = session.store.getState;
  const hasView = () => capabilities.hasScan && state().stage.name !== 'failed';
  const canStep = () => state().activePoi !== null && state().uiMode !== 'edit';
  const isEditing = () => state().uiMode === 'edit';
  const panel = (id: Panel, label: string, key: string): Command => ({
    ...command('tour', id, label, [key], () => state().togglePanel(id)),
    isEnabled: () => capabilities.panels.has(id),
    isOn: () => state().panel === id,
  });
  const view = (id: string, label: string, key: string, run: () => void): Command => ({
    ...command('view', id, label, [key], run),
    isEnabled: hasView,
  });
  const commands: Command[] = [
    {
      ...command('pois', 'next', t.nextPoi, ['arrowright'], () => session.openNeighbour(1)),
      isEnabled: canStep,
    },
    {
      ...command('pois', 'previous', t.previousPoi, ['arrowleft'], () => session.openNeighbour(-1)),
      isEnabled: canStep,
    },
    command('pois', 'list', t.toggleList, ['l'], () => (isListShown(state()) ? state().setSidebarOpen(false) : state().openList())),
    { ...command('pois', 'find', t.find, ['/'], () => state().requestSearch()), isEnabled: () => !isEditing() && capabilities.hasList },
    view('inside', t.inside, '1', () => session.goToMode('inside')),
    view('dollhouse', t.dollhouse, '2', () => session.goToMode('dollhouse')),
    view('floorplan', t.floorplan, '3', () => session.goToMode('floorplan')),
    { ...panel('floors', t.floors, 'g'), group: 'view' },
    { ...view('minimap', t.minimap, 'o', minimap.toggle), isOn: minimap.isOpen },
    { ...view('measure', t.measure, 'm', session.toggleMeasuring), isOn: () => state().isMeasuring },
    { ...command('view', 'zoom-in', t.zoomIn, ['+', '='], session.zoomIn), isEnabled: hasView },
    { ...command('view', 'zoom-out', t.zoomOut, ['-'], session.zoomOut), isEnabled: hasView },
    command('view', 'fullscreen', t.fullscreen, ['f'], toggleFullscreen),
    panel('share', t.share, 's'),
    ...(capabilities.panels.has('comments') ? [panel('comments', t.comments, 'c')] : []),
    {
      ...command('tour', 'mode', t.toggleMode, ['e'], () => state().setUiMode(isEditing() ? 'play' : 'edit')),
      isEnabled: () => mayWrite,
      isOn: isEditing,
    },
    {
      ...command('tour', 'close', t.closeOpen, ['escape'], () => closeTopmost(session)),
      isEnabled: () => isAnythingOpen(session),
    },
    panel('tutorial', t.tutorialAndKeys, '?'),
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

/** Whether there is something that Escape closes. */
export const isAnythingOpen = ({ store }: PlayerSession) => {
  const { panel, showsDrone, isMeasuring, activePoi, scanTag } = store.getState();
  return (panel ?? activePoi ?? scanTag) !== null || showsDrone || isMeasuring;
};

export function closeTopmost({ store, toggleMeasuring }: PlayerSession): void {
  const { panel, showsDrone, isMeasuring, closePanel, setShowsDrone, closePoi } = store.getState();
  if (panel) closePanel();
  else if (showsDrone) setShowsDrone(false);
  else if (isMeasuring) toggleMeasuring();
  else closePoi();
}
