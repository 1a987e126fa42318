import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { neighbourPoi } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import type { Euler } from '@/domain/geometry';
import type { Units } from '@/domain/length';
import type { SharedView } from '@/domain/sharing/share-links';
import type { ScreenshotUse, Showcase, ViewMode } from '@/showcase/port';
import { writeSetting } from '@/ui/settings';
import { toastSuccess } from '@/ui/toast';
import { cameraMoveTo } from './destinations';
import type { PlayerContext } from './player-context';
import { sessionTexts } from './texts';
import { sendUnits } from './units';
import { reportViewerError } from './viewer-errors';

/** Factor of one zoom step. */
const zoomStep = 1.25;
export const zoomRange = { min: 0.5, max: 3 } as const;

export const pleaseWaitMessage = (): string => sessionTexts.get().pleaseWait;
const notReady = 'SDK Not Ready';
/** @see VIEWER-019 */
const playerNotReady = 'Player is not ready';

/** Straight up and down stay out of reach when looking around, degrees. */
const maxTilt = 75;

const turned = (from: Euler, by: Euler): Euler => ({ x: Math.max(-maxTilt, Math.min(maxTilt, from.x + by.x)), y: from.y + by.y });

/** What users can do in the viewer. */
export type PlayerControls = {
  /** @see PLAYER-013 PLAYER-028 */
  goToMode: (mode: ViewMode) => void;
  /** @see PLAYER-012 */
  goToFloor: (floor: number | 'all') => void;
  /** @see PLAYER-014 PLAYER-029 */
  toggleMeasuring: () => void;
  /** Adds a measuring point in the middle of the view. */
  measureMiddle: () => void;
  endLine: () => void;
  removeMeasurements: (ids: readonly string[]) => void;
  /** Shows or hides the measurements that belong to the scan. */
  showScanMeasurements: (shows: boolean) => void;
  /** Shows lengths in these units, here and in the viewer, and stores the choice on this device. */
  setUnits: (units: Units) => void;
  /** Turns the camera by a step, for those who don’t drag. Inside only. */
  lookAround: (step: Euler) => void;
  /** Turns the camera to a direction, in degrees to the left of north, as high as it looks. Inside only. */
  turnTo: (yaw: number) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  goToView: (view: SharedView) => void;
  /** Opens the PoI before or after the active one; without an active one, the last or first. @see PLAYER-017 */
  openNeighbour: (step: -1 | 1) => void;
  /** Shows or hides the sweep markers, if the viewer supports that. @see PLAYER-019 */
  showSweeps: (shows: boolean) => void;
  /** @throws AppError `failed-precondition` before the viewer is ready @see PLAYER-029 PLAYER-057 */
  takeScreenshot: (use: ScreenshotUse) => Promise<string>;
};

export function playerControls(context: PlayerContext): PlayerControls {
  const { store, prefersReducedMotion } = context;
  const ready = (): Showcase | null => (context.showcase?.state.value.name === 'ready' ? context.showcase : null);
  const whenReady: WhenReady = (run) => {
    const showcase = ready();
    if (showcase) return void run(showcase).catch(reportViewerError(store));
    console.info(playerNotReady);
    toastSuccess(pleaseWaitMessage());
  };
  // the PoI that was opened before would move the camera away again
  const goElsewhere: WhenReady = (run) =>
    whenReady((showcase) => {
      context.cancelPendingMove();
      return run(showcase);
    });
  const zoomBy = (factor: number) =>
    whenReady(({ values: { mode, zoom }, zoomTo, zoomOutside }) =>
      mode.value === 'dollhouse' || mode.value === 'floorplan'
        ? zoomOutside(factor)
        : zoomTo(Math.min(zoomRange.max, Math.max(zoomRange.min, zoom.value * factor))),
    );
  return {
    goToMode: (mode) => goElsewhere(({ goToMode }) => goToMode(mode, { transition: prefersReducedMotion() ? 'instant' : 'fly' })),
    goToFloor: (floor) => goElsewhere(({ goToFloor, showAllFloors }) => (floor === 'all' ? showAllFloors() : goToFloor(floor))),
    ...measuringControls(context, ready, whenReady),
    lookAround: (step) =>
      whenReady(async ({ values, turnTo }) => {
        const pose = values.pose.value;
        if (pose?.mode === 'inside') await turnTo(turned(pose.rotation, step));
      }),
    turnTo: (yaw) =>
      whenReady(async ({ values, turnTo }) => {
        const pose = values.pose.value;
        if (pose?.mode === 'inside') await turnTo({ x: pose.rotation.x, y: yaw });
      }),
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    goToView: (view) =>
      goElsewhere(({ goTo, values }) =>
        goTo(
          view,
          cameraMoveTo(view, {
            pose: values.pose.value,
            sweeps: values.sweeps.value,
            looksAhead: store.getState().looksAhead,
            isMotionReduced: prefersReducedMotion(),
          }),
        ),
      ),
    openNeighbour: (step) => {
      const { activePoi, openPoi } = store.getState();
      const { folders } = context.content;
      const poi = activePoi ? neighbourPoi(folders, activePoi, step) : allPois(folders).at(step === 1 ? 0 : -1);
      if (poi) openPoi(poi.identifier);
    },
    showSweeps: (shows) =>
      whenReady(async ({ changeSetting }) => {
        if (await changeSetting('sweeps', shows)) store.setState({ showsSweeps: shows });
        else store.getState().setNotice(sessionTexts.get().cannotHideSweeps);
      }),
    takeScreenshot: async (use) => {
      const showcase = ready();
      if (showcase) return showcase.takeScreenshot(use);
      console.warn(notReady);
      throw new AppError('failed-precondition', pleaseWaitMessage());
    },
  };
}

type MeasuringControls = Pick<
  PlayerControls,
  'toggleMeasuring' | 'measureMiddle' | 'endLine' | 'removeMeasurements' | 'showScanMeasurements' | 'setUnits'
>;
type WhenReady = (run: (showcase: Showcase) => Promise<unknown>) => void;

function measuringControls(context: PlayerContext, ready: () => Showcase | null, whenReady: WhenReady): MeasuringControls {
  const { store } = context;
  return {
    toggleMeasuring: () => {
      const showcase = ready();
      if (showcase) showcase.measure(!showcase.values.measuring.value).catch(reportViewerError(store));
      else {
        console.warn(notReady);
        toastSuccess(pleaseWaitMessage());
      }
    },
    measureMiddle: () => whenReady(({ measureMiddle }) => measureMiddle()),
    endLine: () => whenReady(({ endLine }) => endLine()),
    removeMeasurements: (ids) => whenReady(({ removeMeasurements }) => removeMeasurements(ids)),
    showScanMeasurements: (shows) =>
      whenReady(async ({ changeSetting }) => {
        if (await changeSetting('measurements', shows)) {
          context.scanMeasurements = shows;
          store.setState({ showsScanMeasurements: shows });
        } else store.getState().setNotice(sessionTexts.get().cannotHideMeasurements);
      }),
    setUnits: (units) => {
      writeSetting(localKeys.units, units);
      const showcase = ready();
      if (showcase) sendUnits(showcase);
    },
  };
}
