import { onSchedule } from 'firebase-functions/v2/scheduler';
import { ofFiles } from '../core/of-files';
import * as publishing from '../publishing/close-files';
import { writeFirstPublicationStates } from '../publishing/publication-state';
import { resumeRenewals } from '../tours/renewals';

/**
 * Removes the tokens of published files whose version ended, and again of those whose version was closed; continues closing the addresses of
 * tours' files where that was interrupted; and writes the states of versions of an earlier release, once.
 * @see ACCESS-078
 */
export const closeEndedFiles = onSchedule({ schedule: 'every 1 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 }, async () => {
  const outcomes = await Promise.allSettled([publishing.closeEnded(), resumeRenewals(), writeFirstPublicationStates()]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
});

/** The same for a file of which somebody, such as a member, had a token made while it was closed. */
export const removeNewTokens = ofFiles().onMetadataUpdate(({ name = '' }) => publishing.closeFileAt(name));

/** The same for a file that was stored: what the app uploads gets its first token with the file, of which no change of metadata tells. */
export const removeUploadTokens = ofFiles().onFinalize(({ name = '' }) => publishing.closeFileAt(name));
