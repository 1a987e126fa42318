import { invitationType } from '@/domain/collaboration/organization-invitations';
import type { CollectionId, OrgId, TourId } from '@/domain/ids';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { EqualityFilters } from '../live/source';
import { collaborators, invitations, organizationInvitations } from './refs';

const invitationsWith = (filters: EqualityFilters) => liveQuery(['collaboration', filters], docsOf(invitations, filters));
const mailsWith = (filters: EqualityFilters) => liveQuery(['mail', filters], docsOf(organizationInvitations, filters));

/** The security rules only allow lists with these filters. */
export const invitationQueries = {
  /** Invitations to an address, in lower case, for the user who verified it. @throws AppError `permission-denied` @see ACCESS-063 */
  mine: (email: string) => invitationsWith({ email }),
  /** All invitations issued by an organization, for its editors. */
  of: (organization: OrgId) => invitationsWith({ organization }),
  /** Invitations to a tour, for those who edit its organization. */
  ofTour: (tour: TourId) => invitationsWith({ tour }),
  /** Invitations to a collection, for those who edit its organization. */
  ofCollection: (collection: CollectionId) => invitationsWith({ tour: collection, type: 'collection' }),
  /** Invitations to organizations, sent to an address. */
  intoOrganizations: (email: string) => mailsWith({ to: email, type: invitationType }),
  /** Invitations to an organization, for its editors. */
  intoOrganization: (organization: OrgId) => mailsWith({ organization, type: invitationType }),
  /** Addresses that the organization invited before, for its editors. @throws AppError `permission-denied` @see COLLAB-013 MODEL-048 */
  collaborators: (organization: OrgId) => liveQuery(['collaborators', organization], docsOf(collaborators(organization))),
};
