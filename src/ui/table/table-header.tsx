// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { cn } from '../cn';
import { useTexts } from '../use-texts';
import { type Column, type Sort, toggledSort } from './columns';
import { tableTexts } from './texts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  template: string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** The checkbox for all rows. */
  selectAll: ReactNode;
  hasMenu: boolean;
};

/** The headings of the columns, which stay visible while the rows scroll. */
export function TableHeader<Row>({ columns, template, sort, onSort, selectAll, hasMenu }: Props<Row>) {
  const { menu } = useTexts(tableTexts);
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: template }}
        className="grid h-11 items-center gap-x-3 border-line border-b bg-sunken px-3"
      >
        {selectAll && <div role="columnheader">{selectAll}</div>}
        {columns.map((column) => (
          <div
            key={column.key}
            role="columnheader"
            aria-sort={column.sortBy && (sort?.key === column.key ? sort.direction : 'none')}
            className={cn('flex min-w-0 font-medium text-ink-soft text-xs', column.align === 'end' && 'justify-end')}
          >
            {column.sortBy ? (
              <button
                type="button"
                onClick={() => onSort(toggledSort(sort, column.key))}
                className="-mx-2 flex h-8 min-w-0 items-center gap-1 rounded-md px-2 hover:bg-hover hover:text-ink"
              >
                <span className="truncate">{column.title}</span>
                <SortMark direction={sort?.key === column.key ? sort.direction : null} />
              </button>
            ) : (
              <span className="truncate">{column.title}</span>
            )}
          </div>
        ))}
        {hasMenu && (
          <div role="columnheader">
            <span className="sr-only">{menu}</span>
          </div>
        )}
      </div>
    </div>
  );
}

function SortMark({ direction }: { direction: Sort['direction'] | null }) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden size={14} strokeWidth={2} className={cn('shrink-0', direction === null && 'opacity-0')} />;
}
