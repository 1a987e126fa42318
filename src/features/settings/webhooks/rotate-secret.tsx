import { rotateWebhookSecret } from '@/backend/webhooks/commands';
import type { OrgId } from '@/domain/ids';
import type { ListedWebhook } from '@/domain/webhooks/webhook';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';
import { NewSecret } from './new-secret';

type Props = { organization: OrgId; webhook: ListedWebhook; onClose: () => void };

export function RotateSecret({ organization, webhook: { id, url }, onClose }: Props) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => rotateWebhookSecret({ organization, id }),
    meta: { failed: null },
  });
  if (data !== undefined)
    return (
      <NewSecret secret={data} onClose={onClose}>
        For a day, requests are signed with the former one too, also if you make others meanwhile.
      </NewSecret>
    );
  return (
    <ConfirmDialog
      title="Make a new secret?"
      confirmLabel="Make secret"
      busy={isPending}
      error={error && `Couldn’t make a secret. ${error.message}`}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">Requests to {url} are signed with both secrets for a day: change it in your system until then.</p>
    </ConfirmDialog>
  );
}
