import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { toursPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import type { TourRights } from './tour-rights';
import type { FormDialog } from './use-form-dialog';

const FilesDialog = lazy(() => import('../files/files-dialog').then((it) => ({ default: it.FilesDialog })));
const DuplicateDialog = lazy(() => import('../duplicate/duplicate-dialog').then((it) => ({ default: it.DuplicateDialog })));
const DeleteTourDialog = lazy(() => import('../delete/delete-tour-dialog').then((it) => ({ default: it.DeleteTourDialog })));
const ThumbnailDialog = lazy(() => import('./thumbnail/thumbnail-dialog').then((it) => ({ default: it.ThumbnailDialog })));

type Props = { dialog: FormDialog | null; tour: Tour; rights: TourRights; onClose: () => void };

/** What opens over the form; only for those who may do it, whatever the address says. @see TOUR-045 */
export function FormDialogs({ dialog, tour, rights, onClose }: Props) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      {dialog === 'files' && rights.canChangeAll && <FilesDialog tour={tour} onClose={onClose} />}
      {dialog === 'thumbnail' && rights.canChangeAll && <ThumbnailDialog tour={tour} onClose={onClose} />}
      {dialog === 'duplicate' && rights.canDuplicate && <DuplicateDialog tour={tour} onClose={onClose} />}
      {dialog === 'delete' && rights.canDelete && (
        <DeleteTourDialog tour={tour} onClose={onClose} onDeleted={() => navigate(toursPath, { replace: true })} />
      )}
    </Suspense>
  );
}
