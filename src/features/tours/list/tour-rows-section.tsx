import { useId } from 'react';
import { cn } from '@/ui/cn';
import type { ListContext } from './list-context';
import type { LaidSection, ListLayout, ListRow } from './list-layout';
import { TourItem } from './tour-item';

type Props = { section: LaidSection; rows: readonly ListRow[]; layout: ListLayout; context: ListContext; focused: string | null };

/** Tours of one country, the unfinished ones, or what a search found, as far as they are in sight. @see TOUR-007 TOUR-009 */
export function TourRowsSection({ section, rows, layout, context, focused }: Props) {
  const heading = useId();
  const { cardWidth, gap, look } = layout;
  return (
    <section aria-labelledby={heading} className="absolute inset-x-0" style={{ top: section.top, height: section.height }}>
      <SectionHeading id={heading} section={section} />
      <ul>
        {rows.flatMap(({ tours, top, height, first }) =>
          tours.map((tour, column) => (
            <TourItem
              key={tour.id}
              tour={tour}
              context={context}
              look={look}
              position={first + column + 1}
              count={section.tours.length}
              top={top - section.top}
              left={column * (cardWidth + gap)}
              width={cardWidth}
              height={height - gap}
              isFocused={tour.id === focused}
            />
          )),
        )}
      </ul>
    </section>
  );
}

function SectionHeading({ id, section: { kind, title, tours, headingHeight, noticeHeight } }: { id: string; section: LaidSection }) {
  const isUnfinished = kind === 'unfinished';
  return (
    <>
      <div
        className={cn(
          'sticky top-0 z-10 -mx-1 flex items-end gap-x-2.5 border-b bg-canvas px-1 pb-2.5 max-md:top-14',
          isUnfinished ? 'border-danger/40' : 'border-line',
        )}
        style={{ height: headingHeight }}
      >
        <h2 id={id} className={cn('truncate font-semibold text-base leading-6', isUnfinished ? 'text-danger' : 'text-ink')}>
          {title}
        </h2>
        <span className="text-ink-faint text-sm tabular-nums leading-6">{tours.length}</span>
      </div>
      {isUnfinished && (
        <p className="flex items-end text-pretty text-ink-soft text-sm" style={{ height: noticeHeight }}>
          These tours might be missing crucial information like address or country.
        </p>
      )}
    </>
  );
}
