import { setTimeout as pause } from 'node:timers/promises';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { texts } from '@/domain/stored';
import { waitingMs, writeDueOverview } from '../overview/write-overview';

/** Writes what is due of an organization's overview, a minute after it was written last at the earliest. @see docs/decisions/035-overview.md */
export const writeOverview = onDocumentWritten(
  { document: 'dueOverviews/{organization}', retry: true, timeoutSeconds: 540, memory: '512MiB' },
  async ({ data, params: { organization } }) => {
    if (texts(data?.after.get('parts')).length === 0) return;
    await pause(await waitingMs(organization));
    await writeDueOverview(organization);
  },
);
