import type { PlayerState } from './player-state';

/** A window with room for one of them: the list, or what is read of a point. */
export const showsOneOfBoth = '(width < 64rem)';

/** What is open beside the list. */
export const openedBeside = ({ openCount, activePoi, scanTag, panel }: PlayerState): string =>
  `${openCount} ${activePoi} ${scanTag ?? ''} ${panel === 'comments'}`;

/** Whether the list was asked for since something was opened, and so comes before it where there is room for one. */
export const isListFirst = (state: PlayerState): boolean => state.sidebarOpen && state.listOpenedBeside === openedBeside(state);
