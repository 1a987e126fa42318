import type { PlayerSession } from '../session/player-session';
import type { Panel } from '../session/player-state';

/** Something one can do in the player, by a button, by a key, or both. */
export type Command = {
  id: string;
  /** what it does, as the list of keys says it */
  label: string;
  /** `KeyboardEvent.key`, in lower case; the first is shown */
  keys: readonly string[];
  isEnabled: () => boolean;
  run: () => void;
};

export type CommandParts = { session: PlayerSession; toggleFullscreen: () => void; offers: ReadonlySet<Panel> };

const always = () => true;

/** Everything the keyboard does in the player. @see PLAYER-037 */
export function playerCommands({ session, toggleFullscreen, offers }: CommandParts): Command[] {
  const state = session.store.getState;
  const command = (id: string, label: string, keys: readonly string[], run: () => void, isEnabled = always): Command => ({
    id,
    label,
    keys,
    isEnabled,
    run,
  });
  const panel = (id: Panel, label: string, key: string) =>
    command(
      id,
      label,
      [key],
      () => state().togglePanel(id),
      () => offers.has(id),
    );
  const mayStep = () => state().activePoi !== null && state().uiMode !== 'edit';
  return [
    command('next', 'Next point of interest', ['arrowright'], () => session.openNeighbour(1), mayStep),
    command('previous', 'Previous point of interest', ['arrowleft'], () => session.openNeighbour(-1), mayStep),
    command('list', 'Show or hide the list', ['l'], () => state().openSidebar(!state().sidebarOpen)),
    command('inside', 'Inside', ['1'], () => session.goToMode('inside')),
    command('dollhouse', 'Dollhouse', ['2'], () => session.goToMode('dollhouse')),
    command('floorplan', 'Floorplan', ['3'], () => session.goToMode('floorplan')),
    panel('floors', 'Floors', 'g'),
    command('measure', 'Measure', ['m'], session.toggleMeasuring),
    command('zoom-in', 'Closer', ['+', '='], session.zoomIn, () => state().viewMode === 'inside'),
    command('zoom-out', 'Further away', ['-'], session.zoomOut, () => state().viewMode === 'inside'),
    panel('share', 'Share', 's'),
    command('fullscreen', 'Fullscreen', ['f'], toggleFullscreen),
    command(
      'close',
      'Close what is open',
      ['escape'],
      () => closeTopmost(session),
      () => isAnythingOpen(session),
    ),
    panel('tutorial', 'This list', '?'),
  ];
}

const isAnythingOpen = ({ store }: PlayerSession) => {
  const { panel, showsDrone, activePoi } = store.getState();
  return panel !== null || showsDrone || activePoi !== null;
};

function closeTopmost({ store }: PlayerSession): void {
  const { panel, showsDrone, closePanel, showDrone, closePoi } = store.getState();
  if (panel) closePanel();
  else if (showsDrone) showDrone(false);
  else closePoi();
}

const names: Readonly<Record<string, string>> = { arrowright: '→', arrowleft: '←', escape: 'Esc', '-': '−' };

/** A key as it is written on the keyboard. */
export const keyName = (key: string): string => names[key] ?? key.toUpperCase();
