import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OrgId } from '@/domain/ids';
import { type ListedWebhook, webhookEventLabels } from '@/domain/webhooks/webhook';
import { Badge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { IconButton } from '@/ui/icon-button';
import { DeliveryRow } from './delivery-row';

type Props = { organization: OrgId; webhook: ListedWebhook; onOpen: (kind: 'edit' | 'rotate' | 'delete') => void };

/** A webhook: where it leads, what it tells, and what was sent. */
export function WebhookRow({ organization, webhook, onOpen }: Props) {
  const { url, events, deliveries } = webhook;
  return (
    <li aria-label={url} className="px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-64">
          <p dir="ltr" className="wrap-anywhere font-medium text-ink text-sm">
            {url}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {events.map((event) => (
              <Badge key={event} look="plain">
                {webhookEventLabels[event]}
              </Badge>
            ))}
          </p>
        </div>
        <span className="flex items-center">
          <IconButton label={`Edit ${url}`} icon={Pencil} onClick={() => onOpen('edit')} />
          <IconButton label={`Make a new secret for ${url}`} icon={KeyRound} onClick={() => onOpen('rotate')} />
          <IconButton label={`Delete ${url}`} icon={Trash2} onClick={() => onOpen('delete')} />
        </span>
      </div>
      {deliveries.length === 0 ? (
        <p className="mt-2 text-ink-soft text-xs">Nothing was sent yet.</p>
      ) : (
        <div className="mt-2">
          <Disclosure label={`Deliveries (${deliveries.length})`}>
            <ul aria-label={`Deliveries to ${url}`} className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} organization={organization} delivery={delivery} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </li>
  );
}
