import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { TourPeople } from '@/widgets/people-with-access/tour-people';
import type { LandingDialog } from './use-landing-dialog';

const filesPanel = () => import('./files/tour-files-list').then((it) => it.FilesPanel);
const shareDialog = () => import('./share/share-dialog').then((it) => it.ShareDialog);
const spreadsheetDialog = () => import('../data/spreadsheet-dialog').then((it) => it.SpreadsheetDialog);

type Props = { dialog: LandingDialog | null; tour: Tour; organization: Organization | null; canInvite: boolean; onClose: () => void };

/** The dialog that the URL names. */
export function LandingDialogs({ dialog, tour, organization, canInvite, onClose }: Props) {
  if (dialog === null) return null;
  return (
    <LazyOverlay key={dialog} hasAddress onClose={onClose}>
      {dialog === 'files' && <LazyComponent load={filesPanel} props={{ tour, organization, onClose }} />}
      {dialog === 'share' && <LazyComponent load={shareDialog} props={{ tour, onClose }} />}
      {dialog === 'spreadsheet' && <LazyComponent load={spreadsheetDialog} props={{ tour, onClose }} />}
      {(dialog === 'invite' || dialog === 'people') && canInvite && <TourPeople tour={tour} dialog={dialog} onClose={onClose} />}
    </LazyOverlay>
  );
}
