import { type Collaboration, collaborationFrom } from '@/domain/collaboration/collaborations';
import { type OrganizationInvitation, organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import type { Source } from '../source';

/** collaboration/{invitation}: invitations to tours and collections. @see MODEL-041 */
export const invitations: Source<Collaboration> = { path: 'collaboration', read: collaborationFrom, readCached: collaborationFrom };
/** mail/{mail}: invitations to organizations, which are mails. @see MODEL-046 */
export const organizationInvitations: Source<OrganizationInvitation> = { path: 'mail', read: organizationInvitationFrom };
