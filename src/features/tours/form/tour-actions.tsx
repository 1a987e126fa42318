import type { LucideIcon } from 'lucide-react';
import Braces from 'lucide-react/icons/braces';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import Link2 from 'lucide-react/icons/link-2';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileCount } from '@/domain/attachments';
import { translationsPath } from '@/domain/languages/translations-address';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import { tourAsJson } from '@/domain/tours/as-json';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { copyText } from '@/ui/copy-text';
import { useMutation } from '@/widgets/use-mutation';
import type { TourPermissions } from './tour-permissions';
import type { FormDialog } from './use-form-dialog';

type Props = { tour: Tour; permissions: TourPermissions; onOpen: (dialog: FormDialog) => void };

/** Other actions on the tour. @see TOUR-042 */
export function TourActions({ tour, permissions, onOpen }: Props) {
  const copy = useMutation({
    mutationFn: () => copyText(tourAsJson(tour)),
    meta: { done: 'Tour copied to clipboard', failed: 'Couldn’t copy the tour: ' },
  });
  return (
    <section aria-label="Actions" className="flex flex-col gap-0.5">
      {permissions.canChangeAll && (
        <Action icon={Paperclip} onClick={() => onOpen('files')}>
          Files
          <span className="ms-auto text-ink-faint tabular-nums">{fileCount(tour)}</span>
        </Action>
      )}
      <Link to={versionsPath(tour.id)} className={cn(rowStyle, plainStyle)}>
        <Mark icon={Layers} />
        Published versions
      </Link>
      <Link to={translationsPath(tour.id)} className={cn(rowStyle, plainStyle)}>
        <Mark icon={Languages} />
        Languages
        <span className="ms-auto text-ink-faint tabular-nums">{tour.languages.length > 1 && tour.languages.length}</span>
      </Link>
      <Action icon={Link2} onClick={() => onOpen('links')}>
        Share links
      </Action>
      {permissions.canDuplicate && (
        <Action icon={Copy} onClick={() => onOpen('duplicate')}>
          Duplicate
        </Action>
      )}
      {permissions.canChangeAll && (
        <Action icon={Download} onClick={() => onOpen('export')}>
          Export
        </Action>
      )}
      <Action icon={Braces} onClick={() => copy.mutate()}>
        Copy as JSON
      </Action>
      {permissions.canDelete && (
        <Action icon={Trash2} danger onClick={() => onOpen('delete')}>
          Delete
        </Action>
      )}
    </section>
  );
}

const plainStyle = 'text-ink-soft hover:bg-hover hover:text-ink';
const rowStyle = 'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors touch:h-11';

type ActionProps = { icon: LucideIcon; danger?: boolean; onClick: () => void; children: ReactNode };

function Action({ icon, danger = false, onClick, children }: ActionProps) {
  return (
    <button type="button" onClick={onClick} className={cn(rowStyle, danger ? 'text-danger hover:bg-danger-wash' : plainStyle)}>
      <Mark icon={icon} />
      {children}
    </button>
  );
}

const Mark = ({ icon: Icon }: { icon: LucideIcon }) => <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />;
