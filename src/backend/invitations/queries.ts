import { invitationType } from '@/domain/collaboration/organization-invitations';
import type { CollectionId, OrgId, TourId } from '@/domain/ids';
import { docsOf } from '../listen';
import { liveQuery } from '../live-query';
import type { Pins } from '../source';
import { invitations, organizationInvitations } from './refs';

const invitationsWith = (pins: Pins) => liveQuery(['collaboration', pins], docsOf(invitations, pins));
const mailsWith = (pins: Pins) => liveQuery(['mail', pins], docsOf(organizationInvitations, pins));

/** Each is pinned to what the rules allow a list of; another one is refused. */
export const invitationQueries = {
  /** Those to an address, in lower case, for who proved that it is theirs. @throws AppError `permission-denied` @see ACCESS-063 */
  mine: (email: string) => invitationsWith({ email }),
  /** All that an organization gave, for its editors. */
  of: (organization: OrgId) => invitationsWith({ organization }),
  /** Those to one tour, for who edits its organization. */
  ofTour: (tour: TourId) => invitationsWith({ tour }),
  /** Those to one collection, for who edits its organization. */
  ofCollection: (collection: CollectionId) => invitationsWith({ tour: collection, type: 'collection' }),
  /** Invitations into organizations, to an address. */
  intoOrganizations: (email: string) => mailsWith({ to: email, type: invitationType }),
  /** Invitations into one organization, for its editors. */
  intoOrganization: (organization: OrgId) => mailsWith({ organization, type: invitationType }),
};
