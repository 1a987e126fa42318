import ChevronDown from 'lucide-react/icons/chevron-down';
import { type InvitationDelivery, invitationDeliveryLabels } from '@/domain/collaboration/invitation-delivery';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Popover } from '@/ui/popover';

type Props = { email: string; delivery: InvitationDelivery | null; onRetry: () => void };

/** The state of an invitation's email; a failure says why, and can be retried. @see COLLAB-038 MODEL-049 */
export function MailState({ email, delivery, onRetry }: Props) {
  if (delivery === null) return <span className="text-ink-faint text-xs">No email</span>;
  const label = invitationDeliveryLabels[delivery.state];
  if (delivery.state !== 'ERROR') return <Badge look={delivery.state === 'SUCCESS' ? 'accent' : 'plain'}>{label}</Badge>;
  return (
    <Popover
      label={`Email to ${email}`}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`${label}: email to ${email}`}
          className="inline-flex h-7 items-center gap-1 rounded-full bg-danger-wash px-2.5 font-medium text-danger text-xs touch:h-11"
        >
          {label}
          <ChevronDown aria-hidden size={14} strokeWidth={1.75} />
        </button>
      }
    >
      <p className="wrap-anywhere text-pretty text-sm">{delivery.error || 'The email couldn’t be delivered.'}</p>
      <div className="mt-3">
        <Button size="small" look="primary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Popover>
  );
}
