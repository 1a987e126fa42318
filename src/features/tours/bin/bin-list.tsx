import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { OrgId } from '@/domain/ids';
import { contains } from '@/domain/search';
import type { BinnedTour } from '@/domain/tours/bin';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorNote } from '@/ui/error-note';
import { ListHead } from '@/ui/list-head';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSizes } from '@/widgets/entity-list/list-layout';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import { useListSelection } from '@/widgets/entity-list/use-list-selection';
import { BinRow } from './bin-row';
import { countOf } from './labels';
import { PurgeDialog } from './purge-dialog';
import { useRestore } from './use-restore';

type Props = { tours: readonly BinnedTour[]; organization: OrgId };

const sizes: ListSizes = { minCardWidth: 20, cardText: 8, narrowCardText: 8, row: 4.5, narrowRow: 8.5 };

/** The deleted tours, the latest first; one or many can be restored, or deleted for good. */
export function BinList({ tours, organization }: Props) {
  const [search, setSearch] = useState('');
  const [purging, setPurging] = useState<readonly BinnedTour[]>([]);
  const found = useFoundTours(tours, search);
  const sections = useMemo(() => [{ key: 'bin', title: 'Deleted tours', items: found }], [found]);
  const selection = useListSelection(tours, sections);
  const selected = tours.filter(({ id }) => selection.selected.has(id));
  const { restore, isPending, error } = useRestore(organization);
  const [now] = useState(() => new Date());
  const renderItem: RenderItem<BinnedTour> = useCallback(
    (tour, view) => (
      <BinRow tour={tour} view={view} now={now} isBusy={isPending} onRestore={() => restore([tour])} onPurge={() => setPurging([tour])} />
    ),
    [now, isPending, restore],
  );
  return (
    <>
      <ListHead
        search={{ label: 'Search the bin', value: search, onChange: setSearch }}
        count={found.length < tours.length && `${found.length} of ${countOf(tours)}`}
      />
      {error && <ErrorNote className="mb-4">{error}</ErrorNote>}
      {found.length === 0 ? (
        <EmptyState title="No tours found." action={<Button onClick={() => setSearch('')}>Show all</Button>}>
          No tour in the bin matches “{search.trim()}”.
        </EmptyState>
      ) : (
        <EntityList sections={sections} sizes={sizes} renderItem={renderItem} selection={selection} mode="list" />
      )}
      <SelectionBar selection={selection}>
        <Button size="small" busy={isPending} onClick={() => restore(selected)}>
          Restore
        </Button>
        <Button size="small" look="danger" onClick={() => setPurging(selected)}>
          Delete now
        </Button>
      </SelectionBar>
      {purging.length > 0 && (
        <PurgeDialog tours={purging} organization={organization} onPurged={selection.clear} onClose={() => setPurging([])} />
      )}
    </>
  );
}

function useFoundTours(tours: readonly BinnedTour[], search: string): readonly BinnedTour[] {
  const words = useDeferredValue(search);
  return useMemo(
    () =>
      tours
        .filter(({ name }) => contains(name, words.trim()))
        .toSorted((one, other) => (other.deletedAt?.getTime() ?? 0) - (one.deletedAt?.getTime() ?? 0)),
    [tours, words],
  );
}
