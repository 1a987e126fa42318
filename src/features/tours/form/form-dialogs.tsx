import { toursPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import type { TourRights } from './tour-rights';
import type { FormDialog } from './use-form-dialog';

const filesDialog = () => import('../files/files-dialog').then((it) => it.FilesDialog);
const duplicateDialog = () => import('../duplicate/duplicate-dialog').then((it) => it.DuplicateDialog);
const deleteDialog = () => import('../delete/delete-tour-dialog').then((it) => it.DeleteTourDialog);
const thumbnailDialog = () => import('./thumbnail/thumbnail-dialog').then((it) => it.ThumbnailDialog);

type Props = { dialog: FormDialog | null; tour: Tour; rights: TourRights; onClose: () => void; onLeave: (path: string) => void };

const notHere = 'This did not open. Check your connection; what you wrote is still there.';

/** What opens over the form; only for those who may do it, whatever the address says. @see TOUR-045 */
export function FormDialogs({ dialog, tour, rights, onClose, onLeave }: Props) {
  const given = { tour, onClose };
  return (
    <LateOver key={dialog} onClose={onClose} sentence={notHere}>
      {dialog === 'files' && rights.canChangeAll && <LatePart load={filesDialog} given={given} />}
      {dialog === 'thumbnail' && rights.canChangeAll && <LatePart load={thumbnailDialog} given={given} />}
      {dialog === 'duplicate' && rights.canDuplicate && <LatePart load={duplicateDialog} given={{ ...given, isStep: true }} />}
      {dialog === 'delete' && rights.canDelete && (
        <LatePart load={deleteDialog} given={{ ...given, onDeleted: () => onLeave(toursPath) }} />
      )}
    </LateOver>
  );
}
