import { useState } from 'react';
import { deleteOrganization } from '@/backend/organization-limits/commands';
import { deletionDueAfter } from '@/domain/organization-limits/deletion';
import type { Organization } from '@/domain/organizations/organization';
import { formatDay } from '@/domain/time';
import { isTypedName } from '@/domain/tours/bin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextField } from '@/ui/text-field';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: Pick<Organization, 'id' | 'name'>; onClose: () => void };

/** Says what becomes of everything, and begins the deletion once the name is typed. */
export function DeleteOrganization({ organization: { id, name }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [dueAt] = useState(() => deletionDueAfter(new Date()));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteOrganization({ organization: id, name: typed }),
    onSuccess: (date: Date) => {
      onClose();
      toastSuccess(`${name} is deleted on ${formatDay(date)}`);
    },
    meta: { failed: null },
  });
  const canDelete = isTypedName(typed, name);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      danger
      busy={isPending}
      disabled={!canDelete}
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={() => !isPending && onClose()}
    >
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>At once: its pages are closed to visitors, nobody changes anything, and its API keys and webhooks rest.</li>
        <li>
          On {formatDay(dueAt)}: its tours, versions, files, collections, locations, invitations, comments and settings are deleted for
          good. The accounts of its members stay, without an organization.
        </li>
        <li>Until then any of its admins can keep it, here.</li>
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canDelete) mutate();
        }}
      >
        <TextField label={`Type “${name}” to confirm`} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </form>
    </ConfirmDialog>
  );
}
