import { useDeferredValue, useMemo, useState } from 'react';
import type { Collection } from '@/domain/collections/collection';
import type { CollectionId } from '@/domain/ids';
import { townLine } from '@/domain/place';
import { filterBySearch, isSearch } from '@/domain/search';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ListHead } from '@/ui/list-head';
import type { Column, Sort } from '@/ui/table/columns';
import { type RowSelection, withToggledRow } from '@/ui/table/row-selection';
import { Table } from '@/ui/table/table';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { tourCountText } from '../list/list-context';

type Props = {
  collection: Collection;
  collections: readonly Collection[];
  tours: readonly ListedTour[];
  selection: RowSelection;
  onSelect: (selection: RowSelection) => void;
};

const idOf = ({ id }: ListedTour) => id;
const nameOf = ({ name, id }: ListedTour) => name || id;

/** The organization's tours that are not in the collection, to select some. @see COLL-008 */
export function TourChoice({ collection, collections, tours, selection, onSelect }: Props) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const words = useDeferredValue(search);
  const names = useMemo(() => new Map(collections.map(({ id, name }) => [id, name])), [collections]);
  const columns = useMemo(() => columnsWith(names), [names]);
  const others = useMemo(() => tours.filter((tour) => tour.collection !== collection.id), [tours, collection.id]);
  const rows = useMemo(() => {
    const textsOf = (tour: ListedTour) => [tour.name, townLine(tour.place), names.get(tour.collection) ?? ''];
    return filterBySearch(others, words, 'addTours', textsOf);
  }, [others, words, names]);
  const alreadyIn = tours.length - others.length;
  const inIt = alreadyIn > 0 ? `, ${alreadyIn.toLocaleString('en')} already in the collection` : '';
  return (
    <>
      <ListHead
        search={{ label: 'Search tours', value: search, onChange: setSearch }}
        count={`${isSearch(words, 'addTours') ? `${tourCountText(rows.length)} found` : tourCountText(others.length)}${inIt}`}
      />
      <div className="flex h-[max(18rem,calc(100dvh-24rem))] max-h-[32rem]">
        <Table
          label="Tours"
          rows={rows}
          columns={columns}
          idOf={idOf}
          nameOf={nameOf}
          sort={sort}
          onSort={setSort}
          selection={selection}
          onSelect={onSelect}
          onOpen={({ id }) => onSelect(withToggledRow(selection, id))}
          empty={<NoTours hasTours={others.length > 0} words={words} onShowAll={() => setSearch('')} />}
        />
      </div>
    </>
  );
}

const NoTours = ({ hasTours, words, onShowAll }: { hasTours: boolean; words: string; onShowAll: () => void }) => (
  <EmptyState title="No tours found." action={hasTours && <Button onClick={onShowAll}>Show all tours</Button>}>
    {hasTours ? `No tours match “${words.trim()}”.` : 'All tours of the organization are in this collection.'}
  </EmptyState>
);

const columnsWith = (names: ReadonlyMap<CollectionId, string>): Column<ListedTour>[] => [
  {
    key: 'name',
    title: 'Tour',
    width: 'minmax(10rem, 5fr)',
    sortBy: nameOf,
    cell: (tour) => (
      <span className="flex min-w-0 items-center gap-3">
        <span aria-hidden className="relative block aspect-video w-14 shrink-0 overflow-hidden rounded border border-line">
          <TourThumbnail tour={tour} width={200} />
        </span>
        <span className="truncate font-medium text-ink" title={nameOf(tour)}>
          {nameOf(tour)}
        </span>
      </span>
    ),
  },
  {
    key: 'place',
    title: 'Place',
    width: 'minmax(6rem, 3fr)',
    sortBy: ({ place }) => townLine(place) || null,
    cell: ({ place }) => <span className="truncate">{townLine(place) || 'No place yet'}</span>,
  },
  {
    key: 'collection',
    title: 'Collection now',
    width: 'minmax(6rem, 3fr)',
    sortBy: ({ collection }) => names.get(collection) ?? null,
    cell: ({ collection }) => <span className="truncate">{collectionNow(collection, names)}</span>,
  },
];

const collectionNow = (collection: CollectionId, names: ReadonlyMap<CollectionId, string>): string =>
  collection === '' ? 'None' : (names.get(collection) ?? 'A deleted one');
