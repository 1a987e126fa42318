import { useQueryClient } from '@tanstack/react-query';
import { type InvitationTarget, invite } from '@/backend/invitations/invite';
import { invitationQueries } from '@/backend/invitations/queries';
import { canSeeOrganizationTab } from '@/domain/access/organizations';
import { errorMessage } from '@/domain/app-error';
import type { PermissionCard } from '@/domain/collaboration/invite-form';
import { collectionId, tourId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '../current-user';
import { useMutation } from '../use-mutation';

/** The invitations to a tour or collection. */
export const invitationsOf = ({ type, id }: Pick<InvitationTarget, 'type' | 'id'>) =>
  type === 'tour' ? invitationQueries.ofTour(tourId(id)) : invitationQueries.ofCollection(collectionId(id));

type Input = { cards: readonly PermissionCard[]; note: string; language: string };

/**
 * Invites people to a tour or collection. `send` resolves with the addresses that were not invited, `error` says why.
 * @see COLLAB-019
 */
export function useInvite(target: InvitationTarget) {
  const client = useQueryClient();
  const remembers = canSeeOrganizationTab(useCurrentUser(), target.organization);
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: async ({ cards, note, language }: Input) => {
      // whoever was invited before gets no other email
      const loading = client.ensureQueryData(invitationsOf(target));
      const failures = await invite({ target, cards, note, language, existing: loading, remembers });
      const existing = await loading;
      return {
        failures,
        count: cards.length,
        isNew: cards.some(({ email }) => !existing.some((invitation) => invitation.email === email)),
      };
    },
    onSuccess: ({ failures, count, isNew }) => {
      if (failures.length === 0) toastSuccess(doneText(count, isNew));
    },
    meta: { failed: null },
  });
  const send = async (input: Input): Promise<readonly string[]> => {
    const everybody = input.cards.map(({ email }) => email);
    const result = await mutateAsync(input).catch(() => null);
    return result ? result.failures.map(({ email }) => email) : everybody;
  };
  return { send, isSending: isPending, error: problemText(error, data) };
}

const doneText = (count: number, isNew: boolean): string => {
  if (!isNew) return plural(count, { one: 'Access changed', other: 'Access of # collaborators changed' });
  return plural(count, { one: 'Collaborator invited', other: '# collaborators invited' });
};

function problemText(error: unknown, data: { failures: readonly { error: unknown }[]; count: number } | undefined): string | null {
  if (error) return `Error inviting collaborator. ${errorMessage(error)}`;
  const [first] = data?.failures ?? [];
  if (!data || !first) return null;
  const share = data.count === 1 ? '' : ` ${data.failures.length} of ${data.count} people were not invited.`;
  return `Error inviting collaborator.${share} ${errorMessage(first.error)}`;
}
