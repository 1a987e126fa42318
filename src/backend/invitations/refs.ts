import { type Collaboration, collaborationFrom } from '@/domain/collaboration/collaborations';
import { type Collaborator, collaboratorFrom } from '@/domain/collaboration/collaborators';
import { type OrganizationInvitation, organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import type { OrgId } from '@/domain/ids';
import type { Source } from '../live/source';

/** collaboration/{invitation}: invitations to tours and collections. @see MODEL-041 */
export const invitations: Source<Collaboration> = { path: 'collaboration', read: collaborationFrom, readCached: collaborationFrom };
/** mail/{mail}: invitations to organizations, which are sent as emails. @see MODEL-046 */
export const organizationInvitations: Source<OrganizationInvitation> = { path: 'mail', read: organizationInvitationFrom };
/** organizations/{organization}/collaborators/{email}: addresses that the organization invited before. @see MODEL-048 */
export const collaborators = (organization: OrgId): Source<Collaborator> => ({
  path: `organizations/${organization}/collaborators`,
  read: collaboratorFrom,
  readCached: collaboratorFrom,
});
