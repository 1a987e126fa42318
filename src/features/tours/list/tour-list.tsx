import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { tourId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { noFacets } from '@/domain/tours/tour-filter';
import { type FoundTours, type TourSection, type TourSort, tourIndex, tourSections } from '@/domain/tours/tour-sections';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSection, ListSizes } from '@/widgets/entity-list/list-layout';
import { ListToolbar } from '@/widgets/entity-list/list-toolbar';
import type { SortOption } from '@/widgets/entity-list/sort-select';
import type { Selection } from '@/widgets/entity-list/use-selection';
import { useLastLook } from '@/widgets/last-look';
import type { BulkRequest } from '../bulk/bulk-request';
import type { ListContext } from './list-context';
import { noMatchMessage, resultMessage, summaryOf } from './list-messages';
import { NewTourActions } from './new-tour-actions';
import type { TourAddress } from './tour-address';
import { TourCard } from './tour-card';
import { TourFilters } from './tour-filters';
import { TourLine } from './tour-line';
import { TourSelection } from './tour-selection';
import { useRenameKey } from './use-rename-key';
import { useTourFilter } from './use-tour-filter';
import { useTourSelection } from './use-tour-selection';

type Props = {
  tours: readonly ListedTour[];
  context: ListContext;
  address: TourAddress;
  canCreate: boolean;
  canImport: boolean;
  onBulk: (request: BulkRequest) => void;
};

const sizes: ListSizes = { minCardWidth: 16.5, cardText: 8, narrowCardText: 8.5, row: 3.5, narrowRow: 5 };

const sorts: readonly SortOption<TourSort>[] = [
  { value: 'name', label: 'Name' },
  { value: 'opened', label: 'Last opened' },
  { value: 'changed', label: 'Last changed' },
  { value: 'created', label: 'Created' },
];

/** The tours of an organization in sections, or the results of a search. @see TOUR-001 TOUR-005 TOUR-024 */
export function TourList({ tours, context, address, canCreate, canImport, onBulk }: Props) {
  const { organization } = context;
  const { q, change, chooseMode } = address;
  const filterId = useId();
  const { filter, choices, keeps } = useTourFilter(address);
  const [isFilterOpen, setFilterOpen] = useState(choices > 0);
  const { sections, matches } = useFoundTours(tours, context, { ...address, keeps });
  const selection = useTourSelection(tours, sections, context);
  const summary = useMemo(() => summaryOf(tours), [tours]);
  const hasBin = context.canDelete;
  useLastLook(tours);
  const newTourActions = <NewTourActions organization={organization.id} canCreate={canCreate} canImport={canImport} hasBin={hasBin} />;
  if (tours.length === 0) {
    return (
      <ToursPage name={organization.name}>
        <EmptyState
          title="No tours found."
          action={(canCreate || canImport || hasBin) && <span className="flex gap-3">{newTourActions}</span>}
        >
          A tour is a scan of a real place with points of interest. Your first tour will appear here.
        </EmptyState>
      </ToursPage>
    );
  }
  const filterToggle = { isOpen: isFilterOpen, controls: filterId, count: choices, onToggle: () => setFilterOpen(!isFilterOpen) };
  return (
    <ToursPage
      name={organization.name}
      description={summary}
      search={
        <ListToolbar
          searchLabel="Search tours"
          address={address}
          onChange={change}
          onModeChange={chooseMode}
          sorts={sorts}
          filter={filterToggle}
          canRename={tours.some(context.canEdit)}
          {...(selection && { hasSelection: true, onSelect: selection.begin })}
        />
      }
      action={newTourActions}
    >
      <p role="status" className="sr-only">
        {(q.trim().length > 1 || choices > 0) && resultMessage(sections)}
      </p>
      {isFilterOpen && (
        <TourFilters
          id={filterId}
          types={organization.tourTypes}
          collections={context.collections}
          tours={tours}
          filter={filter}
          choices={choices}
          onChange={change}
        />
      )}
      {sections.length === 0 && (
        <EmptyState
          title="No tours found."
          action={<Button onClick={() => change({ q: '', filters: new Set(), facets: noFacets })}>Show all tours</Button>}
        >
          {noMatchMessage(q, choices > 0)}
        </EmptyState>
      )}
      {sections.length > 0 && <Rows sections={sections} matches={matches} mode={address.mode} context={context} selection={selection} />}
      {selection && (
        <TourSelection
          tours={tours}
          organization={organization}
          selection={selection}
          isNarrowed={q.trim().length > 1 || choices > 0}
          onRequest={onBulk}
        />
      )}
    </ToursPage>
  );
}

type PageProps = { name: string; description?: string; search?: ReactNode; action?: ReactNode; children: ReactNode };

const ToursPage = ({ name, ...page }: PageProps) => <Page title={name} tabTitle={`${name} - Tours`} {...page} />;

type RowsProps = Pick<TourAddress, 'mode'> & {
  sections: ListSection<ListedTour>[];
  matches: FoundTours<ListedTour>['matches'];
  selection: Selection | null;
} & Pick<Props, 'context'>;

/** @see TOUR-007 TOUR-008 TOUR-009 */
function Rows({ sections, matches, mode, context, selection }: RowsProps) {
  const renderTour: RenderItem<ListedTour> = useCallback(
    (tour, view) =>
      view.look === 'card' ? (
        <TourCard tour={tour} context={context} view={view} />
      ) : (
        <TourLine tour={tour} context={context} view={view} />
      ),
    [context],
  );
  const matchOf = useCallback((tour: ListedTour) => matches.get(tour) ?? null, [matches]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 bubbles up from the links of the list
    <div onKeyDown={useRenameKey(sections, context)}>
      <EntityList
        sections={sections}
        mode={mode}
        sizes={sizes}
        matchOf={matchOf}
        renderItem={renderTour}
        onPress={usePrefetchTour()}
        {...(selection && { selection })}
      />
    </div>
  );
}

// deferred, so that typing stays responsive
type Found = Pick<TourAddress, 'q' | 'sort'> & Pick<ReturnType<typeof useTourFilter>, 'keeps'>;

function useFoundTours(tours: readonly ListedTour[], context: ListContext, { q, keeps, sort }: Found) {
  const { organization, collections, own, canEdit } = context;
  const canFinish = useMemo(() => tours.some(canEdit), [tours, canEdit]);
  const index = useMemo(
    () =>
      tourIndex(tours, {
        types: new Map(organization.tourTypes.map(({ id, name }) => [id, name])),
        collections: new Map([...collections].map(([id, { name }]) => [id, name])),
      }),
    [tours, organization, collections],
  );
  const words = useDeferredValue(q);
  return useMemo(() => {
    const found = tourSections(index, { words, keeps, sort, own });
    const shown = canFinish ? found.sections : unfinishedLast(found.sections);
    return { sections: shown.map(listSection), matches: found.matches };
  }, [index, words, keeps, sort, own, canFinish]);
}

const unfinishedNotice = 'These tours might be missing crucial information like address or country.';

const listSection = ({ kind, title, tours }: TourSection<ListedTour>): ListSection<ListedTour> => ({
  key: kind + title,
  title,
  items: tours,
  ...(kind === 'unfinished' && { notice: unfinishedNotice, isWarning: true }),
});

/** For those who can finish none of them, others matter more. */
const unfinishedLast = (sections: readonly TourSection<ListedTour>[]): TourSection<ListedTour>[] =>
  sections.toSorted((one, other) => Number(one.kind === 'unfinished') - Number(other.kind === 'unfinished'));

/** Prefetches the full tour on mousedown, before the click that opens it or its files. */
function usePrefetchTour(): (id: string) => void {
  const client = useQueryClient();
  return useCallback((id) => void client.prefetchQuery(tourQueries.one(tourId(id))), [client]);
}
