import { useQueryClient } from '@tanstack/react-query';
import { revokeApiKey } from '@/backend/api-keys/commands';
import { apiKeyQueries } from '@/backend/api-keys/queries';
import type { ListedApiKey } from '@/domain/api-keys/api-key';
import type { OrgId } from '@/domain/ids';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; apiKey: ListedApiKey; onClose: () => void };

export function RevokeApiKey({ organization, apiKey: { id, name }, onClose }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeApiKey({ organization, id }),
    onSuccess: () => {
      const { queryKey } = apiKeyQueries.of(organization);
      client.setQueryData(queryKey, (keys) => keys?.filter((key) => key.id !== id));
      onClose();
    },
    meta: { done: 'Key revoked', failed: null },
  });
  return (
    <ConfirmDialog
      title="Revoke this key?"
      confirmLabel="Revoke"
      danger
      busy={isPending}
      error={error && `Couldn’t revoke the key. ${error.message}`}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">Programs that use “{name}” are refused at once. What they wrote stays. You can’t undo this.</p>
    </ConfirmDialog>
  );
}
