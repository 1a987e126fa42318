import { collectionId, type OrgId } from '../ids';
import { type Grant, invitationIds, isActive, isGrantedBy } from './invitations';
import { belongs, type Directory, isVerified, runs, type Who } from './principals';
import type { Facts } from './tours';

type Guarded = { id: string; organization: OrgId };

/** Its organization, and those invited to it. @see ACCESS-035 ACCESS-062 */
export const canReadCollection = (who: Who, collection: Guarded, facts: Facts): boolean =>
  belongs(who, collection.organization, facts.directory) || invitationTo(who, collection, facts) !== undefined;

/** Those who run the organization, on the landing page as everywhere. @see ACCESS-052 ACCESS-062 */
export const canEditCollection = (who: Who, collection: Pick<Guarded, 'organization'>, directory: Directory | null = null): boolean =>
  runs(who, collection.organization, directory);

function invitationTo(who: Who, collection: Guarded, { invitations, now }: Facts): Grant | undefined {
  if (!isVerified(who)) return undefined;
  const [wanted] = invitationIds(who.email, { collection: collectionId(collection.id) });
  return invitations.find((invitation) => invitation.id === wanted && isGrantedBy(invitation, collection) && isActive(invitation, now));
}
