import { pointInMiddle } from './middle-of-view';
import type { ShowcaseOperations } from './port';
import type { Sdk } from './sdk';
import { notSupported, withViewerError } from './viewer-errors';

type Measuring = Pick<ShowcaseOperations, 'measure' | 'measureMiddle' | 'endLine' | 'removeMeasurements'>;

const failed = 'The 3D viewer can’t measure right now. Try again.';

/** Measuring, with and without a pointer. @see PLAYER-014 */
export function measuring(sdk: Sdk, frame: HTMLIFrameElement): Measuring {
  return {
    measure: async (on) => {
      if (!sdk.Measurements) throw notSupported('measuring');
      await withViewerError(sdk.Measurements.toggleMode(on), failed);
    },
    measureMiddle: async () => {
      if (!sdk.Measurements?.addPoint) throw notSupported('way to measure without a pointer');
      const point = await pointInMiddle(sdk, frame, 'No surface here to measure. Turn towards a wall or an object.');
      await withViewerError(sdk.Measurements.addPoint(point), failed);
    },
    endLine: async () => {
      if (!sdk.Measurements?.endLine) throw notSupported('way to end a line without a pointer');
      await withViewerError(sdk.Measurements.endLine(), failed);
    },
    removeMeasurements: async (ids) => {
      if (!sdk.Measurements?.remove) throw notSupported('way to remove measurements');
      // without ids the viewer would remove all of them
      if (ids.length > 0)
        await withViewerError(sdk.Measurements.remove(...ids), 'The 3D viewer couldn’t remove the measurement. Try again.');
    },
  };
}
