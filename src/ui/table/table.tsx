// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
import { useMemo, useState } from 'react';
import { breakpoints } from '../breakpoints';
import { cn } from '../cn';
import { useMediaQuery } from '../use-media-query';
import { useTexts } from '../use-texts';
import { CardToolbar } from './card-toolbar';
import { type Column, sortedRows } from './columns';
import { selectedShare, withAllToggled } from './row-selection';
import { SkeletonRows } from './skeleton-rows';
import { TableHeader } from './table-header';
import type { TableProps } from './table-props';
import { TableRows } from './table-rows';
import { tableTexts } from './texts';
import { TickBox } from './tick-box';

/**
 * A table that scrolls by itself, so its parent limits its height. Only visible rows are in the document. Arrow keys, Home, End and Page keys move
 * between the rows, Space selects, with Shift up to the row, Ctrl+A selects all, and Tab leads to the row’s menu. On small screens rows are cards.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows: unsortedRows, columns, idOf, sort, onSort, selection, onSelect, menuOf, isLoading = false, empty } = props;
  const t = useTexts(tableTexts);
  const isNarrow = useMediaQuery(`(width < ${breakpoints.mobile}px)`);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rows = useMemo(() => sortedRows(unsortedRows, columns, sort), [unsortedRows, columns, sort]);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const template = templateOf(columns, selection !== undefined, menuOf !== undefined);
  if (!isLoading && rows.length === 0) return <div className="grow">{empty}</div>;
  const selectAll = selection && onSelect && (
    <TickBox
      label={t.selectAll}
      share={selectedShare(selection, ids)}
      tabIndex={0}
      onToggle={() => onSelect(withAllToggled(selection, ids))}
    />
  );
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col gap-3">
      {isNarrow && <CardToolbar columns={columns} sort={sort} onSort={onSort} selectAll={selectAll} />}
      <div
        ref={setScroller}
        role="grid"
        aria-label={label}
        aria-rowcount={isLoading ? -1 : rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={isLoading}
        className={cn('min-h-0 grow overflow-auto', !isNarrow && 'rounded-lg border border-line bg-surface')}
      >
        {!isNarrow && (
          <TableHeader
            columns={columns}
            template={template}
            sort={sort}
            onSort={onSort}
            selectAll={selectAll}
            hasMenu={menuOf !== undefined}
          />
        )}
        {isLoading ? (
          <SkeletonRows isNarrow={isNarrow} />
        ) : (
          <TableRows {...props} rows={rows} ids={ids} scroller={scroller} template={template} isNarrow={isNarrow} />
        )}
      </div>
    </div>
  );
}

function templateOf<Row>(columns: readonly Column<Row>[], canSelect: boolean, hasMenu: boolean): string {
  const widths = columns.map(({ width }) => width ?? 'minmax(6rem, 1fr)');
  return [...(canSelect ? ['2rem'] : []), ...widths, ...(hasMenu ? ['2rem'] : [])].join(' ');
}
