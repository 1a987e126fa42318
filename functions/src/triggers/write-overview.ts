import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { texts } from '@/domain/stored';
import { writeAllDue, writeUnlessRecent } from '../overview/write-due';

const options = { timeoutSeconds: 540, memory: '512MiB' } as const;

/** Writes what is due of an organization's overview, unless it was written within the last minute. @see docs/decisions/035-overview.md */
export const writeOverview = onDocumentWritten(
  { ...options, document: 'dueOverviews/{organization}', retry: true },
  async ({ data, params: { organization } }) => {
    if (texts(data?.after.get('parts')).length > 0) await writeUnlessRecent(organization);
  },
);

/** Writes what waits when the minute is over. */
export const writeDueOverviews = onSchedule({ ...options, schedule: 'every 1 minutes', timeZone: 'Etc/UTC' }, ({ scheduleTime }) =>
  writeAllDue(new Date(scheduleTime)),
);
