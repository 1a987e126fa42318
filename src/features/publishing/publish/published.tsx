import { Link } from 'react-router-dom';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { Button, buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';
import { pageAddress } from '@/widgets/copy-link';
import { shortAddressOf } from '../short-link/short-address-of';
import { ShortLink } from '../short-link/short-link';
import type { PublishForm } from './use-publish';

type Props = {
  tour: Tour;
  version: string;
  number: number;
  /** "" if the tour has no short address. */
  shortCode: string;
  form: Pick<PublishForm, 'name' | 'isPublic' | 'isCurrent'>;
  onClose: () => void;
};

/** The version was published: its address, to open, to copy and to print. */
export function Published({ tour, version, number, shortCode, form: { name, isPublic, isCurrent }, onClose }: Props) {
  const path = publicTourPath(tour.organization, tour.id, version);
  const opens = isPublic ? 'Everybody with the link can open it.' : 'Nobody outside can open it until you make it public.';
  return (
    <Dialog
      title={`“${name}” is published`}
      description={isCurrent && shortCode !== '' ? `${opens} The link always opens the current version.` : opens}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            Done
          </Button>
          {isPublic && (
            <Link to={path} target="_blank" className={buttonStyle({ look: 'primary' })}>
              Open
            </Link>
          )}
        </>
      }
    >
      {shortCode === '' ? (
        <CopyField label="Address of this version" text={pageAddress(path)} copyLabel="Copy address" />
      ) : (
        <ShortLink tour={tour} address={shortAddressOf(shortCode, isCurrent ? undefined : number)} />
      )}
    </Dialog>
  );
}
