import { useDeferredValue, useMemo } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import { invitationGroups, invitationSorts } from '@/domain/collaboration/invitation-groups';
import { useListAddress } from '@/widgets/entity-list/use-list-address';

const options = {
  names: { filter: 'state', open: 'tour' },
  sorts: invitationSorts,
  modeSetting: localKeys.tourListMode,
  sortSetting: 'invitationSort',
} as const;

/** Search, order and the open dialog of the list, in the URL: `tour` is the tour or collection that people are being invited to. @see ROUTE-008 */
export const useInvitationAddress = () => useListAddress(options);

export type InvitationAddress = ReturnType<typeof useInvitationAddress>;

/** An invitation as an item of the list. */
export type InvitationItem = { id: string; name: string; invitation: Collaboration };

/** The groups that the search finds, in their order. Items of unchanged invitations keep their identity. */
export function useFoundGroups(invitations: readonly Collaboration[], type: InvitedTo, { q, sort }: Pick<InvitationAddress, 'q' | 'sort'>) {
  const search = useDeferredValue(q);
  return useMemo(
    () =>
      invitationGroups(invitations, type, { search, sort }).map(({ tour, name, invitations }) => ({
        tour,
        name,
        items: invitations.map(itemOf),
      })),
    [invitations, type, search, sort],
  );
}

const items = new WeakMap<Collaboration, InvitationItem>();

function itemOf(invitation: Collaboration): InvitationItem {
  const cached = items.get(invitation);
  if (cached) return cached;
  const item = { id: invitation.id, name: invitation.email, invitation };
  items.set(invitation, item);
  return item;
}
