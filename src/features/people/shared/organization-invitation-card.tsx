import Check from 'lucide-react/icons/check';
import { roleOfInvitation } from '@/domain/access/organization-invitations';
import { roleTexts } from '@/domain/access/texts';
import { expiryText } from '@/domain/collaboration/expiry';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { Spinner } from '@/ui/spinner';
import { useTexts } from '@/ui/use-texts';
import { organizationInvitationTexts } from './texts';
import type { AcceptState } from './use-acceptance';

type Props = {
  invitation: OrganizationInvitation;
  state: AcceptState;
  error: string | null;
  /** Why the user can't accept any invitation. */
  denial: string | null;
  disabled: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** An invitation to an organization, and what became of accepting it. */
export function OrganizationInvitationCard({ invitation, state, error, denial, disabled, onAccept, onDecline }: Props) {
  const t = useTexts(organizationInvitationTexts);
  const roleNames = useTexts(roleTexts);
  const { organization, role, message, expires } = invitation;
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <p dir="auto" className="wrap-anywhere font-medium text-base text-ink">
            {organization}
          </p>
          <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
            {message.subject || t.invited({ organization })}
          </p>
          <p className="text-ink-soft text-sm">
            {roleNames[roleOfInvitation[role]]} · {t[role]}
          </p>
          {expires !== null && <p className="text-ink-soft text-sm">{expiryText(expires, new Date())}</p>}
        </div>
        {state !== 'success' && (
          <div className="flex gap-2">
            <Button aria-label={t.declineName({ organization })} disabled={disabled} onClick={onDecline}>
              {t.decline}
            </Button>
            <Button
              look="primary"
              aria-label={t.acceptName({ organization })}
              busy={state === 'pending'}
              disabled={denial !== null || (disabled && state !== 'pending')}
              onClick={onAccept}
            >
              {t.accept}
            </Button>
          </div>
        )}
      </div>
      {denial && <p className="mt-2 text-pretty text-ink-soft text-sm">{denial}</p>}
      <Outcome organization={organization} state={state} error={error} />
    </li>
  );
}

function Outcome({ organization, state, error }: { organization: string; state: AcceptState; error: string | null }) {
  const t = useTexts(organizationInvitationTexts);
  if (state === 'error') {
    return <ErrorNote className="mt-3">{error}</ErrorNote>;
  }
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm not-empty:mt-3">
      {state === 'pending' && (
        <>
          <Spinner />
          {t.accepting}
        </>
      )}
      {state === 'success' && (
        <>
          <Check aria-hidden size={16} strokeWidth={1.75} className="text-accent" />
          {t.joined({ organization })}
        </>
      )}
    </p>
  );
}
