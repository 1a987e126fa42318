import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { olderToursOf } from '@/backend/older/copies';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { olderTourPath } from '@/domain/older/older-page-addresses';
import type { OlderTour } from '@/domain/older/older-tours';
import { byName } from '@/domain/search';
import { Button, buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NewWindow } from '@/ui/new-window';

type Props = { organization: OrgId; selected: OlderTour | null; onSelect: (tour: OlderTour) => void };

/** The older tours of an organization, to choose one. @see ADMIN-042 */
export function SourceTours({ organization, selected, onSelect }: Props) {
  const { data: tours, error, refetch } = useQuery({ ...olderToursOf(organization), throwOnError: false });
  if (error) return <ErrorState title="The tours couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!tours) return <div role="status" aria-label="Loading" className="skeleton h-24 rounded-xl" />;
  if (tours.length === 0) return <EmptyState title="No older tours">{organization} has no tours of the older layout.</EmptyState>;
  return (
    <ul aria-label="Older tours" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {tours.toSorted(byName).map((tour) => {
        const isSelected = tour.id === selected?.id;
        return (
          <li key={tour.id} aria-label={tour.name} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
            <span className="wrap-anywhere min-w-0 grow basis-48 font-medium text-ink text-sm">{tour.name}</span>
            <Button size="small" aria-pressed={isSelected} onClick={() => onSelect(tour)}>
              {isSelected && <Check aria-hidden size={16} strokeWidth={2} />}
              Select
            </Button>
            <a
              href={`#${olderTourPath(organization, tour.id, 'view')}`}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ size: 'small' })}
            >
              Open in new tab
              <NewWindow />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
