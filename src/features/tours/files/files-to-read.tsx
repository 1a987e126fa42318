import { fileCount } from '@/domain/attachments';
import type { Tour } from '@/domain/tours';
import { listNames } from '@/domain/tours/file-lists';
import { Dialog } from '@/ui/dialog';
import { Empty } from '@/ui/empty';
import { FileLink } from './file-link';
import { listWords } from './list-words';

type Props = { tour: Tour; onClose: () => void };

/** The files of a tour for those who may not change them. */
export function FilesToRead({ tour, onClose }: Props) {
  const filled = listNames.filter((name) => tour[name].length > 0);
  return (
    <Dialog title="Files" description={tour.name} open onClose={onClose}>
      {fileCount(tour) === 0 && <Empty title="No files yet">What editors add to this tour stands here.</Empty>}
      <div className="flex flex-col gap-6">
        {filled.map((name) => (
          <section key={name} aria-label={listWords[name].title}>
            <h3 className="mb-1.5 font-semibold text-ink text-sm">{listWords[name].title}</h3>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-3">
              {tour[name].map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stored rows have no identifier
                <li key={place} className="flex min-h-12 items-center py-1.5">
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
