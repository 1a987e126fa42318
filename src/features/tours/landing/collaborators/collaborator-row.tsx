import { isActive } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { expiryText } from '@/domain/collaboration/expiry';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { MailState } from '@/widgets/invitation-dialog/mail-state';
import type { InvitationActions } from '@/widgets/invitation-dialog/use-invitation-changes';
import { collaboratorsTexts } from './texts';

type Props = { invitation: Collaboration; now: Date; actions: InvitationActions };

/** Somebody who is invited to the tour. @see COLLAB-008 COLLAB-009 COLLAB-010 COLLAB-028 */
export function CollaboratorRow({ invitation, now, actions }: Props) {
  const t = useTexts(collaboratorsTexts);
  const { email, accessLevel, expires, delivery } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 first:border-t-0">
      <div className="min-w-0 grow basis-32">
        <p className="truncate font-medium text-ink text-sm" title={email}>
          <bdi>{email}</bdi>
        </p>
        <p className={cn('text-xs', isActive(invitation, now) ? 'text-ink-soft' : 'text-danger')}>
          {accessLevel === 'readUpdate' ? t.canEdit : t.canView} · {expiryText(expires, now)}
        </p>
      </div>
      <MailState email={email} delivery={delivery} onRetry={() => actions.resend(invitation)} />
      <Button size="small" look="quiet" aria-label={t.revokeOf({ email })} onClick={() => actions.revoke([invitation])}>
        {t.revoke}
      </Button>
    </li>
  );
}
