import { toursPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { LinksDialog } from '../links/links-dialog';
import type { TourPermissions } from './tour-permissions';
import type { FormDialog } from './use-form-dialog';

const filesDialog = () => import('../files/files-dialog').then((it) => it.FilesDialog);
const duplicateDialog = () => import('../duplicate/duplicate-dialog').then((it) => it.DuplicateDialog);
const exportDialog = () => import('../data/export-dialog').then((it) => it.ExportDialog);
const deleteDialog = () => import('../delete/delete-tour-dialog').then((it) => it.DeleteTourDialog);
const thumbnailDialog = () => import('./thumbnail/thumbnail-dialog').then((it) => it.ThumbnailDialog);

type Props = { dialog: FormDialog | null; tour: Tour; permissions: TourPermissions; onClose: () => void; onLeave: (path: string) => void };

const loadFailedMessage = 'Couldn’t load this. Check your connection and try again; your input is still there.';

/** The dialogs over the form; permissions apply even if the URL names a dialog. @see TOUR-045 */
export function FormDialogs({ dialog, tour, permissions, onClose, onLeave }: Props) {
  const dialogProps = { tour, onClose };
  return (
    <LazyOverlay key={dialog} hasAddress onClose={onClose} message={loadFailedMessage}>
      {dialog === 'files' && permissions.canChangeAll && <LazyComponent load={filesDialog} props={dialogProps} />}
      {dialog === 'links' && <LinksDialog {...dialogProps} />}
      {dialog === 'thumbnail' && permissions.canChangeAll && <LazyComponent load={thumbnailDialog} props={dialogProps} />}
      {dialog === 'duplicate' && permissions.canDuplicate && (
        <LazyComponent load={duplicateDialog} props={{ ...dialogProps, replacesHistory: true }} />
      )}
      {dialog === 'export' && permissions.canChangeAll && (
        <LazyComponent load={exportDialog} props={{ ...dialogProps, canExportStoredFields: permissions.canExportStoredFields }} />
      )}
      {dialog === 'delete' && permissions.canDelete && (
        <LazyComponent load={deleteDialog} props={{ ...dialogProps, onDeleted: () => onLeave(toursPath) }} />
      )}
    </LazyOverlay>
  );
}
