import { useQueryClient } from '@tanstack/react-query';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapIcon from 'lucide-react/icons/map';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Collection, type SortType, toursInOrder } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { positionOf, townLine } from '@/domain/place';
import { townInWords } from '@/domain/place-in-words';
import { filterBySearch, isSearch } from '@/domain/search';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LazyPart } from '@/ui/lazy-part';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import { useLocale, useTexts } from '@/ui/use-texts';
import { textsRead } from '@/widgets/content-language/use-shown-texts';
import { useSearchAddress } from '@/widgets/use-search-address';
import { withParameters } from '@/widgets/with-parameters';
import { SortControls } from '../order/sort-controls';
import { collectionLandingTexts } from './texts';
import { TourGrid } from './tour-grid';

const orderEditor = () => import('../order/order-editor').then((it) => it.OrderEditor);
const toursMap = () => import('./tours-map').then((it) => it.ToursMap);

type Props = {
  collection: Collection;
  /** In the stored order. */
  tours: readonly CollectionTour[];
  organization: Organization | null;
  canEdit: boolean;
};

/** The tours of the collection: search, list or map, and for those who may, their order. @see COLL-013 COLL-017 COLL-032 COLL-033 ACCESS-052 */
export function CollectionTours({ collection, tours, organization, canEdit }: Props) {
  const t = useTexts(collectionLandingTexts);
  const locale = useLocale();
  const { q, isMap, setQuery, setMap } = useAddress();
  const [sort, setSort] = useState<SortType | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const words = useDeferredValue(q);
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of countries are in the language of the page
  const shown = useMemo(() => {
    const sorted = sort === null ? [...tours] : toursInOrder(tours, { ...collection, sortType: sort });
    return filterBySearch(sorted, words, 'tours', (tour) => {
      const { name, description } = textsRead(client, tour);
      return [tour.name, name, townLine(tour.place), townInWords(tour.place), tour.description, description];
    });
  }, [tours, collection, sort, words, locale, client]);
  const numbers = useMemo(() => numbersOf(tours, sort ?? collection.sortType, collection.sortOrder), [tours, sort, collection]);
  const views = [
    { value: 'tours', label: t.asTours, icon: LayoutGrid },
    { value: 'map', label: t.asMap, icon: MapIcon },
  ] as const;
  const hasMap = useMemo(() => tours.some(({ place }) => positionOf(place) !== null), [tours]);
  if (tours.length === 0) return <Frame>{<NoTours canEdit={canEdit} />}</Frame>;
  const chooseSort = (next: SortType, orders: boolean) => {
    setSort(next);
    setOrdering(orders);
  };
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-3 pb-4">
        {!isOrdering && (
          <div className="min-w-36 max-md:grow max-md:basis-36">
            <SearchBox label={t.search} value={q} onChange={setQuery} />
          </div>
        )}
        {hasMap && !isOrdering && (
          <Segmented label={t.showAs} value={isMap ? 'map' : 'tours'} segments={views} onChange={(view) => setMap(view === 'map')} />
        )}
        {canEdit && (
          <SortControls collection={collection} sort={sort ?? collection.sortType} isOrdering={isOrdering} onChange={chooseSort} />
        )}
      </div>
      <p role="status" className="sr-only">
        {isSearch(words, 'tours') && !isOrdering && t.found(shown.length)}
      </p>
      {isOrdering ? (
        <LazyPart
          load={orderEditor}
          props={{ collection, tours, onSaved: () => chooseSort('name', false) }}
          fallback={<div className="skeleton h-96 rounded-xl" />}
        />
      ) : shown.length === 0 ? (
        <EmptyState title={t.noMatch} action={<Button onClick={() => setQuery('')}>{t.showAll}</Button>}>
          {t.noMatchReason({ words: words.trim() })}
        </EmptyState>
      ) : hasMap && isMap ? (
        <LazyPart
          load={toursMap}
          props={{ collection, tours: shown, organization }}
          fallback={<div className="skeleton h-[60dvh] rounded-xl" />}
        />
      ) : (
        <TourGrid collection={collection} tours={shown} organization={organization} numbers={numbers} isSearch={isSearch(words, 'tours')} />
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-6xl px-4 pt-5 pb-16 md:px-10 md:pt-6">{children}</div>
);

function NoTours({ canEdit }: { canEdit: boolean }) {
  const t = useTexts(collectionLandingTexts);
  return <EmptyState title={t.empty}>{canEdit ? t.emptyForEditors : t.emptyForOthers}</EmptyState>;
}

/** The places of the tours that somebody put in order; those that were added since are below them, without a number. */
function numbersOf(tours: Props['tours'], sort: SortType, order: Collection['sortOrder']): ReadonlyMap<TourId, number> {
  if (sort === 'name') return new Map();
  const chosen = new Set<string>(order);
  return new Map(tours.filter(({ id }) => chosen.has(id)).map(({ id }, index) => [id, index + 1]));
}

/** The search and the view, in the URL. */
function useAddress() {
  const [q, setQuery] = useSearchAddress();
  const [parameters, setParameters] = useSearchParams();
  return {
    q,
    setQuery,
    isMap: parameters.get('view') === 'map',
    setMap: (isMap: boolean) => setParameters((before) => withParameters(before, { view: isMap ? 'map' : null }), { replace: true }),
  };
}
