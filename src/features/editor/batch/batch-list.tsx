import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import Check from 'lucide-react/icons/check';
import FolderIcon from 'lucide-react/icons/folder';
import MapPin from 'lucide-react/icons/map-pin';
import Minus from 'lucide-react/icons/minus';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import { isEnter } from '@/ui/is-enter';
import type { BatchRow } from './batch-rows';
import { type Selection, type Tick, tickOf } from './selection';

type Props = {
  label: string;
  rows: readonly BatchRow[];
  selection: Selection;
  onToggle: (row: BatchRow) => void;
  /** selects the range from the last toggled row */
  onExtend: (to: number) => void;
  onAll: (isChosen: boolean) => void;
};

const rowHeight = 40;

/** A list of checkable rows, by pointer or keyboard; Shift selects a range. @see EDIT-066 */
export function BatchList({ label, rows, selection, onToggle, onExtend, onAll }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [focused, setFocused] = useState(0);
  const at = Math.min(focused, rows.length - 1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    // the row that has the focus is always there, so that it can be named as the active one
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].filter((index) => index >= 0).toSorted((a, b) => a - b),
    // renders the first rows before the list is measured
    initialRect: { width: 0, height: 480 },
  });
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setFocused(next);
    virtual.scrollToIndex(next);
    return next;
  };
  const handleKey = createKeyHandler({ rows, at, goTo, onToggle, onExtend, onAll });
  const press = (row: BatchRow, index: number, { shiftKey }: MouseEvent) => {
    setFocused(index);
    if (shiftKey) onExtend(index);
    else onToggle(row);
  };
  const drawn = virtual.getVirtualItems();
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-multiselectable
      tabIndex={0}
      aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
      onKeyDown={handleKey}
      className="group/list min-h-0 grow select-none overflow-y-auto overscroll-contain rounded-lg border border-line -outline-offset-1"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <Line
                key={key}
                id={`${id}-${index}`}
                row={row}
                top={start}
                selection={selection}
                isFocused={index === at}
                onPress={(event) => press(row, index, event)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

type LineProps = { id: string; row: BatchRow; top: number; selection: Selection; isFocused: boolean; onPress: (event: MouseEvent) => void };

function Line({ id, row, top, selection, isFocused, onPress }: LineProps) {
  const tick = tickOf(selection, [row]);
  const Icon = row.kind === 'folder' ? FolderIcon : MapPin;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names this row its active descendant
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-checked={tick === 'some' ? 'mixed' : tick === 'all'}
      title={row.name}
      onClick={onPress}
      style={{ transform: `translateY(${top}px)`, height: rowHeight, paddingLeft: 12 + row.depth * 20 }}
      className={cn(
        'absolute inset-x-0 top-0 flex cursor-pointer items-center gap-3 pe-3 text-sm hover:bg-hover',
        isFocused &&
          'group-focus-visible/list:outline-2 group-focus-visible/list:-outline-offset-2 group-focus-visible/list:outline-accent-line',
        tick === 'all' && row.isOwn && 'bg-chosen',
      )}
    >
      <TickBox tick={tick} />
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className={cn('min-w-0 grow truncate', row.kind === 'folder' && 'font-medium')}>{row.name}</span>
      {row.about && (
        <span className="shrink-0 text-ink-faint text-xs tabular-nums">
          <span className="sr-only">, </span>
          {row.about}
        </span>
      )}
    </div>
  );
}

type Keys = Pick<Props, 'rows' | 'onToggle' | 'onExtend' | 'onAll'> & { at: number; goTo: (index: number) => number };

function createKeyHandler({ rows, at, goTo, onToggle, onExtend, onAll }: Keys) {
  const move = (by: number | 'start' | 'end', extends_: boolean) => {
    const to = goTo(by === 'start' ? 0 : by === 'end' ? rows.length - 1 : at + by);
    if (extends_) onExtend(to);
  };
  const moves: Readonly<Record<string, number | 'start' | 'end'>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: 'start',
    End: 'end',
  };
  return (event: KeyboardEvent) => {
    const row = rows[at];
    const by = moves[event.key];
    if (!row) return;
    if (by !== undefined) move(by, event.shiftKey);
    else if (event.key === ' ' && event.shiftKey) onExtend(at);
    else if (event.key === ' ' || isEnter(event)) onToggle(row);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) onAll(!event.shiftKey);
    else return;
    event.preventDefault();
  };
}

/** A decorative checkbox; its parent has the accessible state. */
export function TickBox({ tick }: { tick: Tick }) {
  const Mark = tick === 'some' ? Minus : Check;
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded border transition-colors',
        tick === 'none' ? 'border-line-strong bg-surface' : 'border-button bg-button text-on-button',
      )}
    >
      {tick !== 'none' && <Mark size={14} strokeWidth={2.5} />}
    </span>
  );
}
