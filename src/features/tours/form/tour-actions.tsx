import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Braces from 'lucide-react/icons/braces';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { fileCount } from '@/domain/attachments';
import type { Tour } from '@/domain/tours';
import { exportFileName, tourAsJson } from '@/domain/tours/as-json';
import { cn } from '@/ui/cn';
import type { TourRights } from './tour-rights';
import type { FormDialog } from './use-form-dialog';

type Props = { tour: Tour; rights: TourRights; onOpen: (dialog: FormDialog) => void };

/** What else can be done with the tour. @see TOUR-042 */
export function TourActions({ tour, rights, onOpen }: Props) {
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(tourAsJson(tour)),
    meta: { done: 'Tour copied to clipboard', failed: 'The tour could not be copied: ' },
  });
  return (
    <section aria-label="Actions" className="flex flex-col gap-0.5">
      {rights.canChangeAll && (
        <Action icon={Paperclip} onClick={() => onOpen('files')}>
          Files
          <span className="ml-auto text-ink-faint tabular-nums">{fileCount(tour)}</span>
        </Action>
      )}
      {rights.canDuplicate && (
        <Action icon={Copy} onClick={() => onOpen('duplicate')}>
          Duplicate
        </Action>
      )}
      <Action icon={Braces} onClick={() => copy.mutate()}>
        Copy as JSON
      </Action>
      {rights.canExport && (
        <Action icon={Download} onClick={() => exportTour(tour)}>
          Export
        </Action>
      )}
      {rights.canDelete && (
        <Action icon={Trash2} danger onClick={() => onOpen('delete')}>
          Delete
        </Action>
      )}
    </section>
  );
}

const rowStyle = 'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors max-md:h-11';

type ActionProps = { icon: LucideIcon; danger?: boolean; onClick: () => void; children: ReactNode };

function Action({ icon, danger = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(rowStyle, danger ? 'text-danger hover:bg-danger-wash' : 'text-ink-soft hover:bg-hover hover:text-ink')}
    >
      <Mark icon={icon} />
      {children}
    </button>
  );
}

const Mark = ({ icon: Icon }: { icon: LucideIcon }) => <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />;

/** @see TOUR-044 */
function exportTour(tour: Tour): void {
  const address = URL.createObjectURL(new Blob([tourAsJson(tour)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = exportFileName(tour);
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(address));
}
