import type { Version } from '@/domain/publishing/version';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { shortAddressOf } from '../short-link/short-address-of';
import { ShortLink } from '../short-link/short-link';

type Props = { tour: Tour; version: Version; isCurrent: boolean; onClose: () => void };

/** The short address of a version as a QR code, to show and to print; that of the current version follows the next one. */
export const QrCodeDialog = ({ tour, version, isCurrent, onClose }: Props) => (
  <Dialog
    title={isCurrent ? 'QR code of the tour' : `QR code of “${version.name}”`}
    description={isCurrent ? 'Opens the current version, also after you publish the next one.' : 'Always opens this version.'}
    open
    size="small"
    onClose={onClose}
  >
    <ShortLink tour={tour} address={shortAddressOf(version.shortCode, isCurrent ? undefined : version.number)} />
  </Dialog>
);
