import { useId } from 'react';
import type { Organization } from '@/domain/organizations';
import type { TourSection as Section } from '@/domain/tour-sections';
import { cn } from '@/ui/cn';
import { TourCard } from './tour-card';

type Props = { section: Section; organization: Organization };

/** Tours of one country, the unfinished ones, or what a search found. @see TOUR-007 TOUR-009 */
export function TourSection({ section: { kind, title, tours }, organization }: Props) {
  const heading = useId();
  const unfinished = kind === 'unfinished';
  return (
    <section aria-labelledby={heading}>
      <div
        className={cn(
          'sticky top-0 z-10 -mx-1 flex flex-wrap items-baseline gap-x-2.5 border-line border-b bg-canvas px-1 pt-3 pb-2.5 max-md:top-14',
          unfinished && 'border-danger/40',
        )}
      >
        <h2 id={heading} className={cn('font-semibold text-base text-ink', unfinished && 'text-danger')}>
          {title}
        </h2>
        <span className="text-ink-faint text-sm tabular-nums">{tours.length}</span>
      </div>
      {unfinished && (
        <p className="pt-3 text-ink-soft text-sm">These tours might be missing crucial information like address or country.</p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 pt-4">
        {tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} organization={organization} />
        ))}
      </ul>
    </section>
  );
}
