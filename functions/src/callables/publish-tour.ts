import { callable } from '../core/callable';
import { editedVersion } from '../publishing/edited-version';
import { publish } from '../publishing/publish';
import { readWritableTour } from '../publishing/writable-tour';

/** Publishes the saved tour, or an edited copy of one of its versions, as a version, for those who may write it. Invited editors publish closed ones. @see MODEL-085 ACCESS-078 VIEWER-007 */
export const publishTour = callable('publishTour', {
  // copies files, of which there may be many
  timeoutSeconds: 540,
  run: async (input, caller) => {
    const opens = input.public || input.current || input.opens !== null || input.until !== null;
    const saved = await readWritableTour(caller, input.tour, { opens });
    const tour = input.edited ? await editedVersion(saved, input.edited) : saved;
    return { version: input.version, ...(await publish(tour, input, caller)) };
  },
});
