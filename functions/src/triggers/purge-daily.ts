import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forgetRequestCounts } from '../access-requests/request-counts';
import { forgetActivity } from '../activity/forget-activity';
import { forgetAudit } from '../audit/forget-audit';
import { emptyBins } from '../bin/empty-bins';
import { purgeUnusedFiles } from '../bin/purge-unused-files';
import { recordPurge } from '../health/purge-run';
import { countStorage } from '../health/storage';
import { thinRestingTours } from '../history/thin-resting-tours';
import { forgetNotifications } from '../notifications/forget';
import { purgePublishedFiles } from '../publishing/purge-published-files';
import { forgetPublications } from '../publishing/started-publications';
import { forgetVisitKeys } from '../short-links/page-token';
import { renewIndexes } from '../tour-index/renew-indexes';
import { followEndedGuests } from '../tours/last-guest';
import { foldMonths } from '../visits/fold-months';
import { forgetVisitors } from '../visits/seen';

/** When it runs, in the format of Cloud Scheduler, in UTC. */
const schedule = process.env.PURGE_SCHEDULE || 'every day 03:00';

/** Deletes for good what has been in a bin for 30 days, files that nothing has named for as long, nor any saved state, saved states that are not kept, the activity and the audit log of a year ago, notifications of 90 days ago, and what people asked for a month ago; closes file addresses whose last guest’s invitation ended; makes the indexes of tours what the tours are; counts what is stored. */
export const purgeDaily = onSchedule({ schedule, timeZone: 'Etc/UTC', retryCount: 3, timeoutSeconds: 1800, memory: '512MiB' }, () =>
  recordPurge(purge),
);

async function purge(): Promise<void> {
  // files even if a tour could not be deleted
  const outcomes = await Promise.allSettled([
    emptyBins(),
    purgeUnusedFiles(),
    purgePublishedFiles(),
    followEndedGuests(),
    forgetActivity(),
    forgetNotifications(),
    forgetAudit(),
    forgetPublications(),
    forgetRequestCounts(),
    forgetVisitKeys(),
    forgetVisitors(),
    foldMonths(),
    thinRestingTours(),
    renewIndexes(),
    countStorage(),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
