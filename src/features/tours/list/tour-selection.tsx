import { useMemo } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { LazyPart } from '@/ui/lazy-part';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import type { Selection } from '@/widgets/entity-list/use-selection';
import type { BulkRequest } from '../bulk/bulk-request';

const bulkActions = () => import('../bulk/bulk-actions').then((it) => it.BulkActions);

type Props = {
  tours: readonly ListedTour[];
  organization: Organization;
  selection: Selection;
  isNarrowed: boolean;
  onRequest: (request: BulkRequest) => void;
};

/** What can be done with the selected tours; its code is loaded with the first that is selected. */
export function TourSelection({ tours, organization, selection, isNarrowed, onRequest }: Props) {
  const { selected } = selection;
  const chosen = useMemo(() => (selected.size === 0 ? [] : tours.filter(({ id }) => selected.has(id))), [tours, selected]);
  return (
    <SelectionBar selection={selection} isNarrowed={isNarrowed}>
      <LazyPart load={bulkActions} props={{ organization, tours: chosen, onRequest }} />
    </SelectionBar>
  );
}
