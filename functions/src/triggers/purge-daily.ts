import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forgetRequestCounts } from '../access-requests/request-counts';
import { forgetActivity } from '../activity/forget-activity';
import { forgetApiRequests } from '../api/forget-requests';
import { forgetAudit } from '../audit/forget-audit';
import { emptyBins } from '../bin/empty-bins';
import { purgeOrphans } from '../bin/purge-orphans';
import { purgeUnusedFiles } from '../bin/purge-unused-files';
import { recordPurge } from '../health/purge-run';
import { countStorage } from '../health/storage';
import { thinRestingTours } from '../history/thin-resting-tours';
import { forgetNotifications } from '../notifications/forget';
import { deleteDueOrganizations } from '../organizations/delete-organization';
import { remindOfDeletions } from '../organizations/deletion-mails';
import { renewOverviews } from '../overview/renew-overviews';
import { eraseDue } from '../personal-data/account-deletions';
import { forgetErasures } from '../personal-data/erasures';
import { forgetRights } from '../personal-data/forget-rights';
import { renewPublicationStates } from '../publishing/publication-state';
import { forgetPublications } from '../publishing/started-publications';
import { renewAllSearch } from '../search-index/renew-search';
import { forgetVisitKeys } from '../short-links/page-token';
import { renewIndexes } from '../tour-index/renew-indexes';
import { followEndedGuests } from '../tours/last-guest';
import { foldMonths } from '../visits/fold-months';
import { forgetVisitors } from '../visits/seen';
import { forgetDeliveries } from '../webhooks/deliver';

/** When it runs, in the format of Cloud Scheduler, in UTC. */
const schedule = process.env.PURGE_SCHEDULE || 'every day 03:00';

/** Does what is due once a day: deletes for good, erases, closes, counts, and mends what triggers missed. */
export const purgeDaily = onSchedule({ schedule, timeZone: 'Etc/UTC', retryCount: 3, timeoutSeconds: 1800, memory: '512MiB' }, () =>
  recordPurge(purge),
);

async function purge(): Promise<void> {
  // files even if a tour could not be deleted
  const outcomes: PromiseSettledResult<unknown>[] = await Promise.allSettled([
    emptyBins(),
    purgeUnusedFiles(),
    purgeOrphans(),
    followEndedGuests(),
    forgetActivity(),
    forgetNotifications(),
    forgetAudit(),
    eraseDue(),
    deleteDueOrganizations(),
    remindOfDeletions(),
    forgetErasures(),
    forgetRights(),
    forgetPublications(),
    forgetRequestCounts(),
    forgetApiRequests(),
    forgetDeliveries(),
    forgetVisitKeys(),
    forgetVisitors(),
    foldMonths(),
    thinRestingTours(),
    // before the indexes that have it
    renewPublicationStates().finally(renewIndexes),
    countStorage(),
    renewAllSearch(),
  ]);
  // after the months and the indexes that they read
  outcomes.push(...(await Promise.allSettled([renewOverviews()])));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
