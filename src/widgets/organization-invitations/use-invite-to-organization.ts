import { useState } from 'react';
import { inviteToOrganization } from '@/backend/invitations/organization-commands';
import type { InvitableRole } from '@/domain/access/organization-invitations';
import { AppError, errorMessage } from '@/domain/app-error';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { emailAddress } from '@/domain/email';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '../use-mutation';

type Options = { organization: OrgId; invitations: readonly OrganizationInvitation[] };
type Input = { addresses: readonly string[]; role: InvitableRole; note: string; language: string; expires: Date | null };

/**
 * Invites each address; `send` resolves with those that were not invited, or with null where there was nobody to invite; `problem` says why. `members`
 * are those who were chosen besides, and have the role already.
 * @see COLLAB-018 COLLAB-021
 */
export function useInviteToOrganization({ organization, invitations }: Options) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ addresses, ...rest }: Input) => {
      const invited = new Set(invitations.map(({ to }) => to));
      const outcomes = await Promise.allSettled(addresses.map((to) => inviteOne({ to, organization, ...rest }, invited)));
      return outcomes.flatMap((outcome, index) =>
        outcome.status === 'rejected' ? [{ to: addresses[index] ?? '', message: errorMessage(outcome.reason) }] : [],
      );
    },
    meta: { failed: null },
  });
  const send = async (input: Input, members: number): Promise<readonly string[] | null> => {
    if (input.addresses.length === 0) {
      setProblem(members > 0 ? 'Nobody here needs an invitation.' : 'No emails selected');
      return null;
    }
    const failures = await mutateAsync(input);
    const count = input.addresses.length;
    if (failures.length === 0) toastSuccess(plural(count, { one: 'Invitation sent', other: '# invitations sent' }));
    setProblem(problemOf(failures, count));
    return failures.map(({ to }) => to);
  };
  return { send, isSending: isPending, problem, clearProblem: () => setProblem(null) };
}

async function inviteOne(input: Parameters<typeof inviteToOrganization>[0], invited: ReadonlySet<string>): Promise<void> {
  if (invited.has(emailAddress(input.to)))
    throw new AppError('already-exists', `${input.to} is invited already. Resend the email from the list.`);
  await inviteToOrganization(input);
}

function problemOf(failures: readonly { message: string }[], count: number): string | null {
  const [first] = failures;
  if (!first) return null;
  // the form's own messages stand alone
  if (['Invalid email', 'Invalid organization'].includes(first.message)) return first.message;
  const share = count === 1 ? '' : ` ${failures.length} of ${count} people were not invited.`;
  return `Error sending invitation.${share} ${first.message}`;
}
