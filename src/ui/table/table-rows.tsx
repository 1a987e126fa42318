// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { openRowMenu } from '../open-row-menu';
import { RowMenu } from './row-menu';
import type { TableProps } from './table-props';
import { TableRow } from './table-row';
import { useRowKeys } from './use-row-keys';

type Props<Row> = TableProps<Row> & { ids: readonly string[]; scroller: HTMLElement | null; template: string; isNarrow: boolean };

const rowHeight = 48;
const cardHeight = 132;

/** The rows in view, and the active one. */
export function TableRows<Row>(props: Props<Row>) {
  const { rows, ids, columns, nameOf, selection, menuOf, scroller, template, isNarrow } = props;
  const keys = useRowKeys({ ...props, scrollTo: (index) => virtual.scrollToIndex(index) });
  const { active } = keys;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => (isNarrow ? cardHeight : rowHeight),
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    gap: isNarrow ? 8 : 0,
    // below the sticky header
    scrollPaddingStart: isNarrow ? 0 : 44,
    initialRect: { width: 0, height: 640 },
    // the focus stays on its row while others scroll by
    rangeExtractor: useCallback((range: Range) => withActive(range, active), [active]),
  });
  return (
    <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return (
          <div
            key={key}
            ref={isNarrow ? virtual.measureElement : undefined}
            role="row"
            data-index={index}
            aria-rowindex={index + 2}
            aria-selected={selection?.has(id)}
            className="absolute inset-x-0 top-0 rounded-lg -outline-offset-2"
            style={{ transform: `translateY(${start}px)`, height: isNarrow ? undefined : rowHeight }}
            {...keys.rowProps(index)}
            onContextMenu={openRowMenu}
          >
            <TableRow
              row={row}
              columns={columns}
              name={nameOf(row)}
              template={template}
              isNarrow={isNarrow}
              isSelected={selection?.has(id) ?? null}
              onTick={(isRange) => keys.tick(index, isRange)}
              menu={menuOf && <RowMenu name={nameOf(row)} isActive={index === active} items={() => menuOf(row)} />}
            />
          </div>
        );
      })}
    </div>
  );
}

function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  return indexes.includes(active) || active >= range.count ? indexes : [...indexes, active].toSorted((one, other) => one - other);
}
