import { Link } from 'react-router-dom';
import { publicTourPath } from '@/domain/publishing/addresses';
import type { Tour } from '@/domain/tours/tour';
import { Button, buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';
import { pageAddress } from '@/widgets/copy-link';

type Props = { tour: Tour; version: string; name: string; isPublic: boolean; onClose: () => void };

/** The version was published: its address, to open and to copy. */
export function Published({ tour, version, name, isPublic, onClose }: Props) {
  const path = publicTourPath(tour.organization, tour.id, version);
  return (
    <Dialog
      title={`“${name}” is published`}
      description={isPublic ? 'Everybody with the address can open it.' : 'Nobody outside can open it until you make it public.'}
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
      <CopyField label="Address of this version" text={pageAddress(path)} copyLabel="Copy address" />
    </Dialog>
  );
}
