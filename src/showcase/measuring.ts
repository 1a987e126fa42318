import { pointInMiddle } from './middle-of-view';
import type { ShowcaseOperations } from './port';
import type { Sdk } from './sdk';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';

type Measuring = Pick<ShowcaseOperations, 'measure' | 'measureMiddle' | 'endLine' | 'removeMeasurements'>;

/** Measuring, with and without a pointer. @see PLAYER-014 */
export function measuring(sdk: Sdk, frame: HTMLIFrameElement): Measuring {
  return {
    measure: async (on) => {
      if (!sdk.Measurements) throw notSupported('measuring');
      await withViewerError(sdk.Measurements.toggleMode(on), viewerErrorTexts.get().measuring);
    },
    measureMiddle: async () => {
      if (!sdk.Measurements?.addPoint) throw notSupported('measuringMiddle');
      const point = await pointInMiddle(sdk, frame, viewerErrorTexts.get().noSurfaceToMeasure);
      await withViewerError(sdk.Measurements.addPoint(point), viewerErrorTexts.get().measuring);
    },
    endLine: async () => {
      if (!sdk.Measurements?.endLine) throw notSupported('endingLine');
      await withViewerError(sdk.Measurements.endLine(), viewerErrorTexts.get().measuring);
    },
    removeMeasurements: async (ids) => {
      if (!sdk.Measurements?.remove) throw notSupported('removingMeasurements');
      // without ids the viewer would remove all of them
      if (ids.length > 0) await withViewerError(sdk.Measurements.remove(...ids), viewerErrorTexts.get().removingMeasurement);
    },
  };
}
