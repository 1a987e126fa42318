import Code from 'lucide-react/icons/code';
import Copy from 'lucide-react/icons/copy';
import EyeOff from 'lucide-react/icons/eye-off';
import Archive from 'lucide-react/icons/folder-archive';
import GitCompare from 'lucide-react/icons/git-compare';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import QrCode from 'lucide-react/icons/qr-code';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { copyAddress, copyLink } from '@/widgets/copy-link';
import { shortAddressOf } from '../short-link/short-address-of';
import { useOpensVersions } from '../use-opens-versions';
import { useChangeVersion } from './use-change-version';
import type { VersionRequest } from './version-dialogs';

type Props = { version: PublicationVersion; tour: Tour; isCurrent: boolean; onRequest: (request: VersionRequest) => void };

/** What can be done with a version. */
export function VersionMenu({ version, tour, isCurrent, onRequest }: Props) {
  const change = useChangeVersion(tour);
  const opensVersions = useOpensVersions(tour);
  const request = (kind: VersionRequest['kind']) => () => onRequest({ kind, version });
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${version.name}`} icon={DotsIcon} />}>
      {version.shortCode === '' ? (
        <MenuItem icon={Copy} onSelect={() => void copyLink(publicTourPath(tour.organization, tour.id, version.id))}>
          Copy address
        </MenuItem>
      ) : (
        <MenuItem icon={Copy} onSelect={() => void copyAddress(shortAddressOf(version.shortCode, version.number))}>
          Copy short link
        </MenuItem>
      )}
      <MenuItem icon={QrCode} onSelect={request('qr-code')}>
        QR code
      </MenuItem>
      <MenuItem icon={Code} onSelect={request('embed')}>
        Embed code
      </MenuItem>
      {opensVersions && !isCurrent && (
        <MenuItem
          icon={Pin}
          onSelect={() => change.mutate({ version: version.id, changes: { current: true }, done: `${version.name} is current` })}
        >
          Make current
        </MenuItem>
      )}
      <MenuItem icon={Pencil} onSelect={request('edit')}>
        {opensVersions ? 'Name, note and dates' : 'Name and note'}
      </MenuItem>
      <MenuItem icon={GitCompare} onSelect={request('compare')}>
        Compare
      </MenuItem>
      <MenuItem icon={RotateCcw} onSelect={request('restore')}>
        Restore into the tour
      </MenuItem>
      <MenuItem icon={Archive} onSelect={request('website')}>
        Download as a website…
      </MenuItem>
      {opensVersions && version.public && (
        <MenuItem icon={EyeOff} onSelect={request('unpublish')}>
          Unpublish
        </MenuItem>
      )}
      {opensVersions && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} look="danger" onSelect={request('delete')}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
