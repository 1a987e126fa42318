import { errorMessage } from '@/domain/app-error';
import { tourNow } from '@/domain/publishing/comparison-address';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ChangeList } from '../compare/change-list';
import { useComparison } from '../compare/use-comparison';
import { useRestoreVersion } from './use-restore-version';

type Props = { tour: Tour; version: PublicationVersion; onClose: () => void };

/** Restores a version into the tour, after showing what changes in it. */
export function RestoreVersionDialog({ tour, version, onClose }: Props) {
  const restoring = useRestoreVersion(tour, version, onClose);
  const { changes: all, error } = useComparison(tour, tourNow, version.id, tour);
  const changes = all?.filter(({ isContent }) => isContent);
  return (
    <ConfirmDialog
      title={`Restore “${version.name}” into the tour?`}
      confirmLabel="Restore"
      busy={restoring.isPending}
      disabled={changes?.length === 0}
      error={restoring.error?.message}
      onConfirm={() => restoring.mutate()}
      onClose={() => !restoring.isPending && onClose()}
    >
      <p>
        The folders and points of the tour become those of the version, as one save. You can undo it, and the tour’s history has the state
        before. The name, floor plans and documents stay as they are.
      </p>
      {changes && <ChangeList changes={changes} />}
      {changes?.length === 0 && <p>The tour is already like this version.</p>}
      {!changes && !error && <div role="status" aria-label="Loading the version" className="skeleton h-24 rounded-lg" />}
      {error && <p>What changes couldn’t be loaded: {errorMessage(error)}</p>}
    </ConfirmDialog>
  );
}
