import { useState } from 'react';
import { deleteOrganization } from '@/backend/organization-limits/commands';
import { deletionDueAfter } from '@/domain/organization-limits/deletion';
import type { Organization } from '@/domain/organizations/organization';
import { formatDay } from '@/domain/time';
import { toastSuccess } from '@/ui/toast';
import { TypedConfirmDialog } from '@/widgets/typed-confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: Pick<Organization, 'id' | 'name'>; onClose: () => void };

/** Says what becomes of everything, and begins the deletion once the name is typed. */
export function DeleteOrganization({ organization: { id, name }, onClose }: Props) {
  const [dueAt] = useState(() => deletionDueAfter(new Date()));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => deleteOrganization({ organization: id, name: typed }),
    onSuccess: (date: Date) => {
      onClose();
      toastSuccess(`${name} is deleted on ${formatDay(date)}`);
    },
    meta: { failed: null },
  });
  return (
    <TypedConfirmDialog
      name={name}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      busy={isPending}
      error={error?.message}
      onConfirm={(typed) => mutate(typed)}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>At once: its pages are closed to visitors, nobody changes anything, and its API keys and webhooks rest.</li>
        <li>
          On {formatDay(dueAt)}: its tours, versions, files, collections, locations, invitations, comments and settings are deleted for
          good. The accounts of its members stay, without an organization.
        </li>
        <li>Until then any of its admins can keep it, here.</li>
      </ul>
    </TypedConfirmDialog>
  );
}
