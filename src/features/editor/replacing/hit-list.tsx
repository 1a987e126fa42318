import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import { TickBox } from '../batch/batch-list';
import type { Hit } from './find-and-replace';

type Props = { hits: readonly Hit[]; isChosen: (key: string) => boolean; onToggle: (key: string) => void };

const rowHeight = 56;
/** How much of the line is shown before a match. */
const contextLength = 40;

/** Where the text was found, each in its line and with a tick. One stop of Tab: arrow keys lead through it. */
export function HitList({ hits, isChosen, onToggle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [focused, setFocused] = useState(0);
  const at = Math.min(focused, hits.length - 1);
  const virtual = useVirtualizer({
    count: hits.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => hits[index]?.key ?? index,
    overscan: 6,
    // the row that has the focus is always there, so that it can be named as the active one
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].filter((index) => index >= 0).toSorted((a, b) => a - b),
    initialRect: { width: 0, height: 480 },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8, Home: 0, End: hits.length - 1 }[event.key];
    const hit = hits[at];
    if (to !== undefined) {
      const next = Math.max(0, Math.min(hits.length - 1, to));
      setFocused(next);
      virtual.scrollToIndex(next);
    } else if (event.key === ' ' && hit) onToggle(hit.key);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label="Found"
      aria-multiselectable
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={onKeyDown}
      className="group/list max-h-[max(10rem,min(24rem,calc(100dvh-24rem)))] select-none overflow-y-auto overscroll-contain rounded-lg border border-line -outline-offset-1"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const hit = hits[index];
          return (
            hit && (
              <HitRow
                key={key}
                id={`${id}-${index}`}
                hit={hit}
                top={start}
                isChosen={isChosen(hit.key)}
                isFocused={index === at}
                onPress={() => {
                  setFocused(index);
                  onToggle(hit.key);
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

type RowProps = { id: string; hit: Hit; top: number; isChosen: boolean; isFocused: boolean; onPress: () => void };

function HitRow({ id, hit, top, isChosen, isFocused, onPress }: RowProps) {
  const { line, start, end, name, what } = hit;
  const from = Math.max(0, start - contextLength);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all rows
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names this row its active descendant
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onPress}
      style={{ transform: `translateY(${top}px)`, height: rowHeight }}
      className={cn(
        'absolute inset-x-0 top-0 flex cursor-pointer items-center gap-3 px-3 text-sm hover:bg-hover',
        isFocused &&
          'group-focus-visible/list:outline-2 group-focus-visible/list:-outline-offset-2 group-focus-visible/list:outline-accent-line',
      )}
    >
      <TickBox tick={isChosen ? 'all' : 'none'} />
      <span className="min-w-0 grow">
        <span dir="auto" title={line} className="block truncate text-ink">
          {from > 0 && '…'}
          {line.slice(from, start)}
          <mark className="rounded-sm bg-notice-wash text-notice">{line.slice(start, end)}</mark>
          {line.slice(end, end + 200)}
        </span>
        <span dir="auto" className="block truncate text-ink-faint text-xs">
          {name}
          <span aria-hidden> · </span>
          <span className="sr-only">, </span>
          {what}
        </span>
      </span>
    </div>
  );
}
