import { runWith } from 'firebase-functions/v1';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { usual } from '../core/settings';
import * as publishing from '../publishing/close-files';
import { resumeRenewals } from '../tours/renewals';

/**
 * Removes the tokens of published files whose version ended, and again of those whose version was closed; continues closing the addresses of
 * tours' files where that was interrupted.
 * @see ACCESS-078
 */
export const closeEndedFiles = onSchedule({ schedule: 'every 1 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 }, async () => {
  const outcomes = await Promise.allSettled([publishing.closeEnded(), resumeRenewals()]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
});

/**
 * The same for a file of which somebody, such as a member, had a token made while it was closed. Of the first generation, because functions of the
 * second hear nothing of a bucket in another region than theirs, and cannot be deployed then.
 */
export const removeNewTokens = runWith({
  failurePolicy: true,
  maxInstances: usual.maxInstances,
  memory: '256MB',
  timeoutSeconds: usual.timeoutSeconds,
})
  .region(usual.region)
  .storage.object()
  .onMetadataUpdate(({ name = '' }) => publishing.closeFileAt(name));
