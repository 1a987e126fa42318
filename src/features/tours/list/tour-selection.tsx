import { Suspense, useMemo, useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import type { Selection } from '@/widgets/entity-list/use-selection';
import type { BulkRequest } from '../bulk/bulk-request';

const bulkActions = () => import('../bulk/bulk-actions').then((it) => it.BulkActions);
const bulkDialogs = () => import('../bulk/bulk-dialogs').then((it) => it.BulkDialogs);

type Props = { tours: readonly ListedTour[]; organization: Organization; selection: Selection; isNarrowed: boolean };

/** What can be done with the selected tours; its code is loaded with the first that is selected. */
export function TourSelection({ tours, organization, selection, isNarrowed }: Props) {
  const { selected } = selection;
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const chosen = useMemo(() => (selected.size === 0 ? [] : tours.filter(({ id }) => selected.has(id))), [tours, selected]);
  const close = () => {
    setRequest(null);
    // the bar with the button goes with the last tour that was selected
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <SelectionBar selection={selection} isNarrowed={isNarrowed}>
        <LazyBoundary>
          <Suspense fallback={null}>
            <LazyComponent load={bulkActions} props={{ organization, tours: chosen, onRequest: setRequest }} />
          </Suspense>
        </LazyBoundary>
      </SelectionBar>
      <LazyOverlay onClose={close}>
        {request && <LazyComponent load={bulkDialogs} props={{ organization, request, onClose: close }} />}
      </LazyOverlay>
    </>
  );
}
