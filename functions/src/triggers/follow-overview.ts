import { setTimeout as pause } from 'node:timers/promises';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { text, texts } from '@/domain/stored';
import * as follow from '../overview/follow';
import { waitingMs, writeDueOverview } from '../overview/write-overview';

const retry = { retry: true };

/** Notes that an overview shows something else of a tour. */
export const followToursInOverview = onDocumentWritten({ document: 'tours/{tour}', ...retry }, async ({ data }) => {
  if (data) await follow.followTour(data);
});

/** Notes access that ends, and invitations whose mail failed. */
export const followInvitationsInOverview = onDocumentWritten({ document: 'collaboration/{invitation}', ...retry }, async ({ data }) => {
  if (data) await follow.followInvitation(data);
});

/** Notes invitations to the organization whose mail failed. */
export const followMailsInOverview = onDocumentWritten({ document: 'mail/{mail}', ...retry }, async ({ data }) => {
  if (data) await follow.followMail(data, text((data.after.exists ? data.after : data.before).get('organization')));
});

/** Notes answers to requests for access whose mail failed. */
export const followAnswersInOverview = onDocumentWritten(
  { document: 'organizations/{organization}/accessRequests/{request}', ...retry },
  async ({ data, params }) => {
    if (data) await follow.followMail(data, params.organization);
  },
);

/** Notes versions that are proposed, and no longer. */
export const followProposalsInOverview = onDocumentWritten(
  { document: 'tours/{tour}/proposals/{proposal}', ...retry },
  async ({ data, params }) => {
    if (data) await follow.followProposal(data, params.tour);
  },
);

/** Writes what is due of an organization's overview, a minute after it was written last at the earliest. @see docs/decisions/035-overview.md */
export const writeOverview = onDocumentWritten(
  { document: 'dueOverviews/{organization}', ...retry, timeoutSeconds: 540, memory: '512MiB' },
  async ({ data, params: { organization } }) => {
    if (texts(data?.after.get('parts')).length === 0) return;
    await pause(await waitingMs(organization));
    await writeDueOverview(organization);
  },
);
