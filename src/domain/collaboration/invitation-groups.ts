import { accessLevels } from '../access/invitations';
import { byText, contains, filterBySearch, isSearch, newestFirst } from '../search';
import { type Collaboration, isInvitation } from './collaborations';
import type { InvitedTo } from './document-ids';

/** The orders of invitations; `end` is the soonest first, `opened` the latest first. */
export const invitationSorts = ['name', 'access', 'end', 'opened'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

/** The invitations to one tour or collection. @see COLLAB-004 */
export type InvitationGroup = { tour: string; name: string; invitations: Collaboration[] };

/**
 * Groups the invitations of one type by target. Groups are sorted by name, invitations by `sort`, then by address. A search finds addresses, and whole
 * groups by their name.
 * @see COLLAB-004
 */
export function invitationGroups(
  invitations: readonly Collaboration[],
  type: InvitedTo,
  { search = '', sort = 'name' }: { search?: string; sort?: InvitationSort } = {},
): InvitationGroup[] {
  const groups = new Map<string, InvitationGroup>();
  for (const invitation of invitations) {
    if (invitation.type !== type || !isInvitation(invitation)) continue;
    const group = groups.get(invitation.tour) ?? { tour: invitation.tour, name: invitation.tourName || invitation.tour, invitations: [] };
    group.invitations.push(invitation);
    groups.set(invitation.tour, group);
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      invitations: found(group, search).toSorted((one, other) => orders[sort](one, other) || byAddress(one, other)),
    }))
    .filter((group) => group.invitations.length > 0)
    .toSorted((one, other) => byText(one.name, other.name) || byText(one.tour, other.tour));
}

const found = ({ name, invitations }: InvitationGroup, search: string): Collaboration[] =>
  isSearch(search, 'collaborators') && contains(name, search)
    ? invitations
    : filterBySearch(invitations, search, 'collaborators', ({ email }) => [email]);

const byAddress = (one: Collaboration, other: Collaboration): number => byText(one.email, other.email);
const endOf = ({ expires }: Collaboration): number => expires?.getTime() ?? Number.MAX_VALUE;

const orders: Record<InvitationSort, (one: Collaboration, other: Collaboration) => number> = {
  name: byAddress,
  access: (one, other) => accessLevels.indexOf(other.accessLevel) - accessLevels.indexOf(one.accessLevel),
  end: (one, other) => Math.sign(endOf(one) - endOf(other)),
  opened: newestFirst(({ openedAt }) => openedAt),
};
