import { callable } from '../core/callable';
import { publish } from '../publishing/publish';
import { readWritableTour } from '../publishing/writable-tour';

/** Publishes the saved tour as a version, for those who may write it. @see MODEL-085 ACCESS-078 */
export const publishTour = callable('publishTour', {
  // copies files, of which there may be many
  timeoutSeconds: 540,
  run: async (input, caller) => {
    const tour = await readWritableTour(caller, input.tour);
    return { version: input.version, ...(await publish(tour, input, caller)) };
  },
});
