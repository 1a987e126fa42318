import type { ParsedInput } from '@/domain/callables/inputs';
import type { Tour } from '@/domain/tours/tour';
import { callable } from '../core/callable';
import { editedVersion } from '../publishing/edited-version';
import { markPublished, proposedVersion } from '../publishing/proposed-version';
import { publish } from '../publishing/publish';
import { withCatalog } from '../publishing/with-catalog';
import { confirmStillWritable, readWritableTour } from '../publishing/writable-tour';

/** Publishes the saved tour, or an edited copy of one of its versions, as a version, for those who may write it. Invited editors publish closed ones. @see MODEL-085 ACCESS-078 VIEWER-007 */
export const publishTour = callable('publishTour', {
  run: async (input, caller) => {
    const opens = input.proposal !== null || input.public || input.current || input.opens !== null || input.until !== null;
    const saved = await readWritableTour(caller, input.tour, { opens });
    const tour = await withCatalog(await contentToPublish(saved, input));
    const published = await publish(tour, input, { caller, confirmRights: () => confirmStillWritable(caller, saved.id, { opens }) });
    const { proposal, historyId, version } = input;
    if (proposal !== null) await markPublished(saved.id, { proposal, historyId, version, caller });
    return { version, ...published };
  },
});

/** The tour as it is saved, as it was proposed, or as an edited copy of a version. */
function contentToPublish(saved: Tour, { edited, proposal, historyId, version }: ParsedInput<'publishTour'>): Tour | Promise<Tour> {
  if (proposal !== null) return proposedVersion(saved, { proposal, historyId, version });
  return edited ? editedVersion(saved, edited) : saved;
}
