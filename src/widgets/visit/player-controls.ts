import { AppError } from '@/domain/app-error';
import { allPois } from '@/domain/folders';
import { neighbourPoi } from '@/domain/folders/find';
import type { SharedView } from '@/domain/sharing/share-links';
import type { ScreenshotUse, Showcase, ViewMode } from '@/showcase/port';
import { say } from '@/ui/say';
import { wayTo } from './destinations';
import { loggedAndTold } from './problems';
import type { Stand } from './stand';

/** How much closer or further one step of the zoom is, and how far it goes. */
const zoomStep = 1.25;
export const zoomRange = { min: 0.5, max: 3 } as const;

export const pleaseWait = 'Please wait for the tour to load';
const notReady = 'SDK Not Ready';

/** What people do with the viewer. */
export type PlayerControls = {
  /** @see PLAYER-013 PLAYER-028 */
  goToMode: (mode: ViewMode) => void;
  /** @see PLAYER-012 */
  goToFloor: (floor: number | 'all') => void;
  /** @see PLAYER-014 PLAYER-029 */
  toggleMeasuring: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  goToView: (view: SharedView) => void;
  /** The PoI before or after the active one; without one the first or the last. @see PLAYER-017 */
  openNeighbour: (step: -1 | 1) => void;
  /** Draws the places one can step onto, or not; a viewer that cannot draws on. @see PLAYER-019 */
  showSweeps: (shows: boolean) => void;
  /** @throws AppError `failed-precondition` before the viewer is ready @see PLAYER-029 PLAYER-057 */
  takeScreenshot: (use: ScreenshotUse) => Promise<string>;
};

export function playerControls(stand: Stand): PlayerControls {
  const { store, still } = stand;
  const ready = (): Showcase | null => (stand.showcase?.state.value.name === 'ready' ? stand.showcase : null);
  const whenReady = (run: (showcase: Showcase) => Promise<unknown>) => {
    const showcase = ready();
    if (showcase) run(showcase).catch(loggedAndTold(store));
    else say(pleaseWait);
  };
  const zoomBy = (factor: number) =>
    whenReady(({ values, zoomTo }) => zoomTo(Math.min(zoomRange.max, Math.max(zoomRange.min, values.zoom.value * factor))));
  return {
    goToMode: (mode) => whenReady(({ goToMode }) => goToMode(mode, { transition: still() ? 'instant' : 'fly' })),
    goToFloor: (floor) => whenReady(({ goToFloor, showAllFloors }) => (floor === 'all' ? showAllFloors() : goToFloor(floor))),
    toggleMeasuring: () => {
      const showcase = ready();
      if (showcase) showcase.measure(!showcase.values.measuring.value).catch(loggedAndTold(store));
      else {
        console.warn(notReady);
        say(pleaseWait);
      }
    },
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    goToView: (view) =>
      whenReady(({ goTo, values }) =>
        goTo(
          view,
          wayTo(view, { pose: values.pose.value, sweeps: values.sweeps.value, looksAhead: store.getState().looksAhead, still: still() }),
        ),
      ),
    openNeighbour: (step) => {
      const { activePoi, openPoi } = store.getState();
      const { folders } = stand.content;
      const poi = activePoi ? neighbourPoi(folders, activePoi, step) : allPois(folders).at(step === 1 ? 0 : -1);
      if (poi) openPoi(poi.identifier);
    },
    showSweeps: (shows) =>
      whenReady(async ({ changeSetting }) => {
        if (await changeSetting('sweeps', shows)) store.setState({ showsSweeps: shows });
        else store.getState().tell('This 3D viewer has no switch for its sweeps.');
      }),
    takeScreenshot: async (use) => {
      const showcase = ready();
      if (showcase) return showcase.takeScreenshot(use);
      console.warn(notReady);
      throw new AppError('failed-precondition', pleaseWait);
    },
  };
}
