import { collectionId, type OrgId } from '../ids';
import { type Grant, invitationIds, isActive, isGrantedBy } from './invitations';
import { type CurrentUser, canRunOrganization, canViewOrganization, type Directory, isVerified } from './principals';
import type { AccessContext } from './tours';

type CollectionRef = { id: string; organization: OrgId };

/** Allowed for those who can see its organization, and for users invited to it. @see ACCESS-035 ACCESS-062 */
export const canReadCollection = (user: CurrentUser, collection: CollectionRef, context: AccessContext): boolean =>
  canViewOrganization(user, collection.organization, context.directory) || findInvitation(user, collection, context) !== undefined;

/** Allowed for those who run the organization, on the landing page and everywhere else. @see ACCESS-052 ACCESS-062 */
export const canEditCollection = (
  user: CurrentUser,
  collection: Pick<CollectionRef, 'organization'>,
  directory: Directory | null = null,
): boolean => canRunOrganization(user, collection.organization, directory);

function findInvitation(user: CurrentUser, collection: CollectionRef, { invitations, now }: AccessContext): Grant | undefined {
  if (!isVerified(user)) return undefined;
  const [invitationId] = invitationIds(user.email, { collection: collectionId(collection.id) });
  return invitations.find(
    (invitation) => invitation.id === invitationId && isGrantedBy(invitation, collection) && isActive(invitation, now),
  );
}
