import { useQueryClient } from '@tanstack/react-query';
import { deleteVersion } from '@/backend/publishing/commands';
import { publicationKey } from '@/backend/publishing/queries';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; version: PublicationVersion; isCurrent: boolean; onClose: () => void };

/** Deletes a version, after asking. */
export function DeleteVersionDialog({ tour, version, isCurrent, onClose }: Props) {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: async () => {
      await deleteVersion({ tour: tour.id, version: version.id });
      await client.invalidateQueries({ queryKey: publicationKey(tour.organization, tour.id), exact: true });
    },
    onSuccess: () => {
      onClose();
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    meta: { done: `${version.name} was deleted`, failed: null },
  });
  return (
    <ConfirmDialog
      title={`Delete “${version.name}”?`}
      confirmLabel="Delete"
      danger
      busy={deleting.isPending}
      error={deleting.error?.message}
      onConfirm={() => deleting.mutate()}
      onClose={() => !deleting.isPending && onClose()}
    >
      <p>
        Its address stops working for everyone, and files that no other version has are deleted. This can’t be undone. The tour stays as it
        is.
      </p>
      {isCurrent && <p>It is the current version: the public address of the tour leads nowhere until you make another version current.</p>}
    </ConfirmDialog>
  );
}
