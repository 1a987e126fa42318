import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acceptOrganizationInvitation } from '@/backend/invitations/accept-organization-invitation';
import { isAppError } from '@/domain/app-error';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { transferPath } from '@/domain/page-addresses';
import { loadModule } from '@/loading/load-code';
import { useMutation } from '@/widgets/use-mutation';

/** @see COLLAB-039 */
export type AcceptState = 'idle' | 'pending' | 'success' | 'error';

type Acceptance = {
  /** The invitation that was accepted last. */
  invitation: OrganizationInvitation | null;
  state: AcceptState;
  error: string | null;
  /** Why the user has to confirm that they leave their organization without an admin; null if they needn't. */
  warning: string | null;
  accept: (invitation: OrganizationInvitation, leavesNoAdmin?: boolean) => void;
  reset: () => void;
};

/** @see COLLAB-040 */
const redirectDelayMs = 1000;

/** Accepts an invitation to an organization, reloads the user and then opens Transfer, which renews the claims. @see COLLAB-039 COLLAB-040 COLLAB-041 */
export function useAcceptance(): Acceptance {
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState<OrganizationInvitation | null>(null);
  const { mutate, status, error, reset } = useMutation({
    mutationFn: ({ id, leavesNoAdmin }: { id: string; leavesNoAdmin: boolean }) => acceptOrganizationInvitation(id, leavesNoAdmin),
    meta: { failed: null },
  });
  useEffect(() => {
    if (status !== 'success') return undefined;
    reloadUser();
    const timer = setTimeout(() => navigate(transferPath, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [status, navigate]);
  const accept = (accepted: OrganizationInvitation, leavesNoAdmin = false) => {
    setInvitation(accepted);
    mutate({ id: accepted.id, leavesNoAdmin });
  };
  const warning = isAppError(error, 'aborted') ? error.message : null;
  return { invitation, state: warning === null ? status : 'idle', error: error?.message ?? null, warning, accept, reset };
}

const verification = () => import('@/backend/auth/verification');

/** A failure is only logged: Transfer renews the session, and says if that fails. */
function reloadUser(): void {
  loadModule(verification)
    .then(({ reloadAccount }) => reloadAccount())
    .catch((error: unknown) => console.warn('The account wasn’t reloaded.', error));
}
