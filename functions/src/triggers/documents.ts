// What follows at once from a change of a document, all of one document together. What works for minutes, and what sends mail, has a trigger of its own.
import * as activity from '../activity/of-events';
import { giveCodeIfPublic } from '../collections/short-code';
import { followDocument } from '../core/follow-document';
import { renewGrantsOfInvitation } from '../grants/renew-grants';
import { thinHourly } from '../history/thin-hourly';
import * as notifications from '../notifications/of-events';
import * as usage from '../organization-limits/follow';
import { markNewInvitation } from '../organization-limits/member-marks';
import { keepDistinctName } from '../organizations/distinct-name';
import { isOrganizationOpen } from '../organizations/is-open';
import * as overview from '../overview/follow';
import { closeOrganization } from '../publishing/close-files';
import { renewPublicationState } from '../publishing/publication-state';
import * as search from '../search-index/follow-tour';
import { renewSearch } from '../search-index/renew-search';
import * as index from '../tour-index/follow-tour';
import { followOpenness } from '../tours/follow-openness';
import { followLastGuest } from '../tours/last-guest';
import { resumeDeliveries } from '../webhooks/deliver';
import * as webhooks from '../webhooks/of-events';

const longer = { timeoutSeconds: 540, memory: '512MiB' } as const;

/** @see docs/decisions/033-tour-index.md docs/decisions/034-search.md docs/decisions/035-overview.md */
export const tourWritten = followDocument(
  'tours/{tour}',
  (event) => ({
    index: () => index.followTour(event.before, event.after),
    search: () => search.followTour(event.before, event.after),
    overview: () => overview.followTour(event),
    usage: () => usage.followTour(event),
    activity: () => activity.recordTour(event),
    webhooks: () => webhooks.emitTour(event),
    history: () => thinHourly(event),
    openness: () => followOpenness(event),
    // moved, or out of the bin
    state: () => (event.before.exists && index.isMoved(event) ? renewPublicationState(event.after.id) : undefined),
  }),
  longer,
);

export const olderTourWritten = followDocument('organizations/{organization}/tours/{tour}', (event, { organization }) => ({
  activity: () => activity.recordOlderTour(event, organization),
}));

const olderPart = (path: string, detail: 'points' | 'sweeps' | 'markers') =>
  followDocument(`organizations/{organization}/tours/{tour}/${path}/{document}` as const, (event, { organization, tour }) => ({
    activity: () => activity.recordOlderChange(detail, event, { organization, tour }),
  }));

export const olderListWritten = olderPart('pois', 'points');
export const olderPointWritten = olderPart('pointsOfInterest', 'points');
export const olderSweepWritten = olderPart('sweeps', 'sweeps');
export const olderMarkersWritten = olderPart('markers', 'markers');

export const invitationWritten = followDocument(
  'collaboration/{invitation}',
  (event) => ({
    grants: () => renewGrantsOfInvitation(event),
    suspension: () => markNewInvitation(event),
    'file addresses': () => (event.after.exists ? undefined : followLastGuest(event.before)),
    overview: () => overview.followInvitation(event),
    notifications: () => notifications.notifyAboutInvitation(event),
    activity: () => activity.recordInvitation(event),
  }),
  longer,
);

export const memberInvitationWritten = followDocument('mail/{mail}', (event) => ({
  overview: () => overview.followMemberInvitation(event),
  activity: () => activity.recordMemberInvitation(event),
}));

export const requestWritten = followDocument('organizations/{organization}/accessRequests/{request}', (event, { organization }) => ({
  notifications: () => notifications.notifyAboutRequest(event, organization),
  activity: () => activity.recordDeclinedRequest(event, organization),
  webhooks: () => webhooks.emitRequest(event, organization),
}));

export const proposalWritten = followDocument('tours/{tour}/proposals/{proposal}', (event, { tour }) => ({
  state: () => renewPublicationState(tour),
  notifications: () => notifications.notifyAboutProposal(event, tour),
  overview: () => overview.followProposal(event, tour),
  activity: () => activity.recordProposal(event, tour),
}));

export const threadWritten = followDocument('tours/{tour}/threads/{thread}', (event, { tour, thread }) => ({
  notifications: () => notifications.notifyAboutComment(event, { tour, thread, comment: '' }),
  webhooks: () => webhooks.emitComment(event, { tour, thread }),
}));

export const commentWritten = followDocument('tours/{tour}/threads/{thread}/comments/{comment}', (event, { tour, thread, comment }) => ({
  notifications: () => notifications.notifyAboutComment(event, { tour, thread, comment }),
  webhooks: () => webhooks.emitComment(event, { tour, thread }),
}));

export const collectionWritten = followDocument('collections/{collection}', (event) => ({
  code: () => giveCodeIfPublic(event.after),
  activity: () => activity.recordCollection(event),
}));

export const binWritten = followDocument('organizations/{organization}/bin/{tour}', (event, { organization }) => ({
  activity: () => activity.recordBin('tour', event, organization),
}));

export const locationWritten = followDocument('locations/{location}', (event) => ({
  activity: () => activity.recordLocation(event),
}));

export const locationTourWritten = followDocument('locations/{location}/tours/{tour}', (event, { location }) => ({
  activity: () => activity.recordLocationTour(event, location),
}));

export const locationBinWritten = followDocument('organizations/{organization}/locationBin/{location}', (event, { organization }) => ({
  activity: () => activity.recordBin('location', event, organization),
}));

export const catalogWritten = followDocument('organizations/{organization}/catalog/{document}', (event, { organization }) => ({
  activity: () => activity.recordCatalog(event, organization),
}));

export const screenWritten = followDocument('organizations/{organization}/screens/{screen}', (event, { organization }) => ({
  activity: () => activity.recordItem('screen', event, organization),
}));

export const templateWritten = followDocument('organizations/{organization}/pointTemplates/{template}', (event, { organization }) => ({
  activity: () => activity.recordItem('template', event, organization),
}));

/**
 * The search index of an organization is removed when it is deactivated, and rebuilt when it is active again. Published files close when it is deactivated
 * or suspended, as in the rules; deliveries of webhooks that waited for that time are sent when it is open again. A name that looks like another
 * organization's is reverted.
 */
export const organizationWritten = followDocument(
  'organizations/{organization}',
  (event, { organization }) => {
    const { before, after } = event;
    const [wasOpen, isOpen] = [isOrganizationOpen(before), isOrganizationOpen(after)];
    const isSwitched = (before.get('status') === true) !== (after.get('status') === true);
    return {
      usage: () => usage.followMembers(event),
      name: () => keepDistinctName(event),
      activity: () => activity.recordOrganization(event),
      'published files': () => (wasOpen && !isOpen ? closeOrganization(organization) : undefined),
      webhooks: () => (isOpen && !wasOpen ? resumeDeliveries(organization) : undefined),
      search: () => (isSwitched ? renewSearch(organization) : undefined),
    };
  },
  longer,
);
