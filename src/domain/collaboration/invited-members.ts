import { type InvitableRole, roleOfInvitation } from '../access/organization-invitations';
import { roleLabels, roles } from '../access/roles';
import { emailAddress } from '../email';
import { nameOfMember, type OrganizationMember, roleNameOf } from '../people/organization-members';

/** A member among those who are invited to their own organization. `gains`: the invitation gives them a higher role. */
export type InvitedMember = { address: string; gains: boolean; text: string };

/** The members among these addresses, and what an invitation with this role means for each; a lower role changes nothing. @see FUNC-023 */
export function invitedMembers(
  addresses: readonly string[],
  members: ReadonlyMap<string, OrganizationMember>,
  offered: InvitableRole,
): InvitedMember[] {
  const role = roleOfInvitation[offered];
  return addresses.flatMap((address) => {
    const member = members.get(emailAddress(address));
    if (!member) return [];
    const gains = !member.hasRole || roles.indexOf(role) > roles.indexOf(member.role);
    const title = `${nameOfMember(member)} is a member already (${roleNameOf(member)})`;
    return [{ address, gains, text: gains ? `${title}, and becomes ${roleLabels[role]} by accepting.` : `${title}, and is not invited.` }];
  });
}
