import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { deleteOlderTour } from '@/backend/older/commands';
import type { OrgId } from '@/domain/ids';
import type { OlderTour } from '@/domain/older/older-tours';
import { toursPath } from '@/domain/page-addresses';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; tour: OlderTour; hasChanges: boolean; onClose: () => void; onDeleted: () => void };

/** @see OLD-009 OLD-010 */
export function DeleteOlderTour({ organization, tour, hasChanges, onClose, onDeleted }: Props) {
  const navigate = useNavigate();
  const deletion = useMutation({
    mutationFn: () => deleteOlderTour({ organization, tour: tour.id }),
    meta: { done: 'Tour deleted', failed: () => 'Unable to delete tour' },
    onSuccess: () => {
      // the form has nothing more to ask about
      flushSync(onDeleted);
      navigate(toursPath);
    },
  });
  return (
    <ConfirmDialog
      title="Do you want to delete this tour?"
      confirmLabel="Delete"
      danger
      busy={deletion.isPending}
      error={deletion.error && `${deletion.error.message} The tour is unchanged.`}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <p>
        “{tour.name}” is removed for everybody, and can’t be restored.
        {hasChanges && ' Your unsaved changes are lost too.'}
      </p>
    </ConfirmDialog>
  );
}
