import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { webhookQueries } from '@/backend/webhooks/queries';
import { canManageApiKeys } from '@/domain/access/organizations';
import { errorMessage } from '@/domain/app-error';
import type { Organization } from '@/domain/organizations/organization';
import { type ListedWebhook, webhookLimits } from '@/domain/webhooks/webhook';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { useAllowed } from '@/widgets/use-allowed';
import { Loading } from '../loading';
import { DeleteWebhook } from './delete-webhook';
import { RotateSecret } from './rotate-secret';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';

/** Addresses of the organization’s own systems that Loggia tells what happens. @see docs/api.md */
export function WebhooksSection({ organization }: { organization: Organization }) {
  const { isAllowed, isPending } = useAllowed((user, directory) => canManageApiKeys(user, organization.id, directory));
  if (isPending) return <Loading />;
  if (isAllowed) return <Webhooks organization={organization} />;
  return <EmptyState title="You don’t have permission to manage the webhooks.">Admins of {organization.name} make them.</EmptyState>;
}

type Open = { kind: 'new' } | { kind: 'edit' | 'rotate' | 'delete'; webhook: ListedWebhook };

function Webhooks({ organization }: { organization: Organization }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { data: webhooks, error, refetch, isFetching } = useQuery({ ...webhookQueries.of(organization.id), throwOnError: false });
  // an open dialog stays: it says why something failed, or shows a secret this once
  if (error && open === null)
    return <ErrorState title="The webhooks couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!webhooks) return <Loading />;
  const isFull = webhooks.length >= webhookLimits.webhooks;
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })} disabled={isFull}>
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      Add a webhook
    </Button>
  );
  return (
    <section aria-label="Webhooks">
      <p className="mb-4 text-pretty text-ink-soft text-sm">
        A webhook tells a system of yours at once what happens in {organization.name}: it gets a signed request with ids, and reads the rest
        through the API.
      </p>
      {webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet" action={add}>
          For a ticket system that answers requests for access, or a site that shows the latest version.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Webhooks" className="divide-y divide-line rounded-xl border border-line bg-surface">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} organization={organization.id} webhook={webhook} onOpen={(kind) => setOpen({ kind, webhook })} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {add}
            <Button busy={isFetching} onClick={() => void refetch()}>
              Refresh
            </Button>
          </div>
          {isFull && <p className="mt-2 text-ink-soft text-sm">There can be {webhookLimits.webhooks} webhooks.</p>}
        </>
      )}
      {open?.kind === 'new' && <WebhookDialog organization={organization.id} webhook={null} onClose={close} />}
      {open?.kind === 'edit' && <WebhookDialog organization={organization.id} webhook={open.webhook} onClose={close} />}
      {open?.kind === 'rotate' && <RotateSecret organization={organization.id} webhook={open.webhook} onClose={close} />}
      {open?.kind === 'delete' && <DeleteWebhook organization={organization.id} webhook={open.webhook} onClose={close} />}
    </section>
  );
}
