import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useChangeVersion } from './use-change-version';

type Props = { tour: Tour; version: PublicationVersion; onClose: () => void };

/** Closes a version to outsiders, after asking. */
export function UnpublishDialog({ tour, version, onClose }: Props) {
  const changing = useChangeVersion(tour, { showsError: true, onDone: onClose });
  return (
    <ConfirmDialog
      title={`Unpublish “${version.name}”?`}
      confirmLabel="Unpublish"
      busy={changing.isPending}
      error={changing.error?.message}
      onConfirm={() => changing.mutate({ version: version.id, changes: { public: false }, done: `${version.name} is no longer public` })}
      onClose={() => !changing.isPending && onClose()}
    >
      <p>
        Its address and its files stop working for everybody outside, at once. The version stays here, and you can make it public again.
      </p>
    </ConfirmDialog>
  );
}
