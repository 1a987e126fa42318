import { useId } from 'react';
import { cn } from '@/ui/cn';
import { PositionedListItem, type RenderItem } from './list-item';
import type { ListItem, ListLayout, ListRow, SectionLayout } from './list-layout';
import type { Selection } from './use-selection';

type Props<Item> = {
  section: SectionLayout<Item>;
  rows: readonly ListRow<Item>[];
  layout: ListLayout<Item>;
  nearFocus: ReadonlySet<ListRow<Item>>;
  renderItem: RenderItem<Item>;
  matchOf: ((item: Item) => string | null) | undefined;
  selection: Selection | undefined;
};

/** The visible items of one section, below its sticky heading. */
export function ListSectionRows<Item extends ListItem>({ section, rows, layout, nearFocus, renderItem, matchOf, selection }: Props<Item>) {
  const headingId = useId();
  const { cardWidth, gap, look } = layout;
  return (
    <section aria-labelledby={headingId} className="absolute inset-x-0" style={{ top: section.top, height: section.height }}>
      <SectionHeading id={headingId} section={section} />
      <ul>
        {rows.flatMap((row) =>
          row.items.map((item, column) => (
            <PositionedListItem
              key={item.id}
              item={item}
              renderItem={renderItem}
              look={look}
              match={matchOf?.(item) ?? null}
              isSelected={selection?.selected.has(item.id) ?? false}
              onSelect={selection?.toggle ?? null}
              position={row.first + column + 1}
              count={section.items.length}
              top={row.top - section.top}
              left={column * (cardWidth + gap)}
              width={cardWidth}
              height={row.height - gap}
              isNearFocus={nearFocus.has(row)}
            />
          )),
        )}
      </ul>
    </section>
  );
}

type HeadingProps<Item> = { id: string; section: SectionLayout<Item> };

function SectionHeading<Item>({ id, section }: HeadingProps<Item>) {
  const { title, items, notice, isWarning, isCollapsed = false, onToggle, action, headingHeight, noticeHeight } = section;
  return (
    <>
      <div
        className={cn(
          'sticky top-0 z-10 -mx-1 flex items-end gap-x-2.5 border-b bg-canvas px-1 pb-2.5 max-md:top-14',
          isWarning ? 'border-danger/40' : 'border-line',
        )}
        style={{ height: headingHeight }}
      >
        <h2 id={id} className={cn('min-w-0 truncate font-semibold text-base leading-6', isWarning ? 'text-danger' : 'text-ink')}>
          {onToggle ? (
            <button
              type="button"
              aria-expanded={!isCollapsed}
              onClick={onToggle}
              className="-outline-offset-2 flex max-w-full items-center gap-1.5 touch:min-h-11"
            >
              <ExpandIcon isExpanded={!isCollapsed} />
              <span className="truncate">{title}</span>
            </button>
          ) : (
            title
          )}
        </h2>
        <span className={cn('text-ink-faint text-sm tabular-nums leading-6', onToggle && 'touch:leading-11')}>{items.length}</span>
        {action && <span className="-mb-1 ms-auto shrink-0">{action}</span>}
      </div>
      {notice && (
        <p className="flex items-end text-pretty text-ink-soft text-sm" style={{ height: noticeHeight }}>
          {notice}
        </p>
      )}
    </>
  );
}

// drawn here, because lists are on the dashboard's first page
const ExpandIcon = ({ isExpanded }: { isExpanded: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 16 16"
    className={cn(
      'size-4 shrink-0 fill-none stroke-ink-faint transition-transform motion-reduce:transition-none',
      isExpanded && 'rotate-90',
    )}
  >
    <path d="m6 3.5 4.5 4.5L6 12.5" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
