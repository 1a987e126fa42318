import { useQueryClient } from '@tanstack/react-query';
import { deleteWebhook } from '@/backend/webhooks/commands';
import { webhookQueries } from '@/backend/webhooks/queries';
import type { OrgId } from '@/domain/ids';
import type { ListedWebhook } from '@/domain/webhooks/webhook';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; webhook: ListedWebhook; onClose: () => void };

export function DeleteWebhook({ organization, webhook: { id, url }, onClose }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteWebhook({ organization, id }),
    onSuccess: () => {
      client.setQueryData(webhookQueries.of(organization).queryKey, (webhooks) => webhooks?.filter((webhook) => webhook.id !== id));
      onClose();
    },
    meta: { done: 'Webhook deleted', failed: null },
  });
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      confirmLabel="Delete"
      danger
      busy={isPending}
      error={error && `Couldn’t delete the webhook. ${error.message}`}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">Nothing is sent to {url} any more, and its log is gone. You can’t undo this.</p>
    </ConfirmDialog>
  );
}
