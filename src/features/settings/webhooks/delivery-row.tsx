import { useQueryClient } from '@tanstack/react-query';
import { resendWebhook } from '@/backend/webhooks/commands';
import { webhookQueries } from '@/backend/webhooks/queries';
import type { OrgId } from '@/domain/ids';
import { deliveryText, type ListedDelivery, webhookEventLabels } from '@/domain/webhooks/webhook';
import { Button } from '@/ui/button';
import { toastError, toastSuccess } from '@/ui/toast';
import { Moment } from '@/widgets/moment';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; delivery: ListedDelivery };

export function DeliveryRow({ organization, delivery }: Props) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendWebhook({ organization, delivery: delivery.id }),
    onSuccess: (outcome) => {
      if (outcome.state === 'delivered') toastSuccess(`${deliveryText(outcome)}.`);
      else toastError(`It didn’t arrive. ${deliveryText(outcome)}.`);
      return client.refetchQueries(webhookQueries.of(organization));
    },
    meta: { failed: 'Couldn’t send it again. ' },
  });
  const label = webhookEventLabels[delivery.event];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-56 text-sm">
        <p className="text-ink">
          {label} <Moment time={new Date(delivery.at)} className="text-ink-faint text-xs" />
        </p>
        <p className={`wrap-anywhere text-xs ${delivery.state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>{deliveryText(delivery)}</p>
        {delivery.answer !== '' && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-faint text-xs">
            {delivery.answer}
          </p>
        )}
      </div>
      <Button size="small" busy={isPending} aria-label={`Resend: ${label}`} onClick={() => mutate()}>
        Resend
      </Button>
    </li>
  );
}
