import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { Dialog } from '@/ui/dialog';
import { TourFilesList } from './tour-files-list';

type Props = { tour: Tour; organization: Organization | null; onClose: () => void };

/** The files of a tour over its landing. @see PLAYER-004 */
export function FilesPanel({ tour, organization, onClose }: Props) {
  return (
    <Dialog title="Files" description={tour.name} open onClose={onClose}>
      <TourFilesList tour={tour} organization={organization} headings="h3" />
    </Dialog>
  );
}
