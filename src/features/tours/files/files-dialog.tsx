import { useState } from 'react';
import { canChange } from '@/domain/access/tours';
import { fileCount } from '@/domain/attachments';
import { listNames } from '@/domain/tours/file-lists';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { FileLink } from './file-link';
import { FilesEditor } from './files-editor';
import { listLabels } from './list-labels';

type Props = { tour: Tour; onClose: () => void };

/** @see TOUR-062 */
export function FilesDialog({ tour, onClose }: Props) {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour.organization);
  const canEdit = canChange(currentUser, tour, listNames, accessContext);
  // keeps the editor open if permission is lost, so that input isn't lost; saving then fails with a message
  const [isEditing, setEditing] = useState(canEdit);
  if (canEdit && !isEditing) setEditing(true);
  return isEditing ? <FilesEditor tour={tour} onClose={onClose} /> : <ReadOnlyFiles tour={tour} onClose={onClose} />;
}

/** Read-only view of a tour's files. */
function ReadOnlyFiles({ tour, onClose }: Props) {
  const nonEmptyLists = listNames.filter((name) => tour[name].length > 0);
  return (
    <Dialog title="Files" description={tour.name} open onClose={onClose}>
      {fileCount(tour) === 0 && <EmptyState title="No files yet">Files that editors add to this tour appear here.</EmptyState>}
      <div className="flex flex-col gap-6">
        {nonEmptyLists.map((name) => (
          <section key={name} aria-label={listLabels[name].title}>
            <h3 className="mb-1.5 font-semibold text-ink text-sm">{listLabels[name].title}</h3>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-3">
              {tour[name].map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stored rows have no identifier
                <li key={index} className="flex min-h-12 items-center py-1.5">
                  <FileLink item={item} text={item.name} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
