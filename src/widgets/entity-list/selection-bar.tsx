import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { Selection } from './use-selection';

type Props = {
  selection: Selection;
  /** Buttons that act on the selected items. */
  children: ReactNode;
};

/** How many items are selected and what can be done with them, at the bottom of the window. Empty without a selection. */
export function SelectionBar({ selection, children }: Props) {
  const { selected, hiddenCount, shownCount, selectAll, clear } = selection;
  const isAll = selected.size - hiddenCount === shownCount;
  return (
    <section aria-label="Selection" className="sticky bottom-0 z-20">
      <p role="status" className="sr-only">
        {selected.size > 0 && selectionMessage(selection)}
      </p>
      {selected.size > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-t-xl border border-line border-b-0 bg-raised px-4 py-3 shadow-sheet">
          <p aria-hidden className="me-auto font-medium text-ink text-sm tabular-nums">
            {selectionMessage(selection)}
          </p>
          {!isAll && (
            <Button look="quiet" size="small" onClick={selectAll}>
              Select all {shownCount}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={clear}>
            Clear selection
          </Button>
          {children}
        </div>
      )}
    </section>
  );
}

const selectionMessage = ({ selected, hiddenCount }: Selection): string =>
  hiddenCount > 0 ? `${selected.size} selected, ${hiddenCount} not shown` : `${selected.size} selected`;
