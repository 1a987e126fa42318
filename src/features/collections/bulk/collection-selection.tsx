import { useMemo } from 'react';
import type { Collection } from '@/domain/collections/collection';
import { LazyPart } from '@/ui/lazy-part';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import type { Selection } from '@/widgets/entity-list/use-selection';
import type { BulkRequest } from './bulk-request';

const bulkActions = () => import('./bulk-actions').then((it) => it.BulkActions);

type Props = {
  collections: readonly Collection[];
  selection: Selection;
  isNarrowed: boolean;
  onRequest: (request: BulkRequest) => void;
};

/** What can be done with the selected collections; its code is loaded with the first that is selected. */
export function CollectionSelection({ collections, selection, isNarrowed, onRequest }: Props) {
  const { selected } = selection;
  const chosen = useMemo(() => collections.filter(({ id }) => selected.has(id)), [collections, selected]);
  return (
    <SelectionBar selection={selection} isNarrowed={isNarrowed}>
      <LazyPart load={bulkActions} props={{ collections: chosen, onRequest }} />
    </SelectionBar>
  );
}
