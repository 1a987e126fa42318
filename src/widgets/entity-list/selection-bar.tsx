import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { Selection } from './use-selection';

type Props = {
  selection: Selection;
  /** Whether a search or filter narrows the list. */
  isNarrowed?: boolean;
  /** Buttons that act on the selected items. */
  children: ReactNode;
};

/** How many items are selected and what can be done with them, at the bottom of the window. Empty while nobody selects. */
export function SelectionBar({ selection, isNarrowed = false, children }: Props) {
  const { selected, isSelecting, hiddenCount, shownCount, selectAll, clear } = selection;
  const isAll = selected.size - hiddenCount === shownCount;
  return (
    <section aria-label="Selection" className="sticky bottom-0 z-20">
      <p role="status" className="sr-only">
        {isSelecting && selectionMessage(selection)}
      </p>
      {isSelecting && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-t-xl border border-line border-b-0 bg-raised px-4 py-3 shadow-sheet">
          <p aria-hidden className="me-auto font-medium text-ink text-sm tabular-nums">
            {selectionMessage(selection)}
          </p>
          {!isAll && (
            <Button look="quiet" size="small" onClick={selectAll}>
              {isNarrowed ? `Select all ${shownCount} that match` : `Select all ${shownCount}`}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={clear}>
            {selected.size > 0 ? 'Clear selection' : 'Stop selecting'}
          </Button>
          {selected.size > 0 && children}
        </div>
      )}
    </section>
  );
}

function selectionMessage({ selected, hiddenCount }: Selection): string {
  if (selected.size === 0) return 'Nothing selected';
  return hiddenCount > 0 ? `${selected.size} selected, ${hiddenCount} not shown` : `${selected.size} selected`;
}
