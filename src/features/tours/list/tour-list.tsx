import { useDeferredValue, useId, useMemo, useState } from 'react';
import { countriesOf, type TourSection, tourIndex, tourSections } from '@/domain/tour-sections';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import type { ListContext } from './list-context';
import { FilterToggle, ModeSwitch, NewTours } from './list-toolbar';
import { TourRows } from './tour-rows';
import { TypeFilter } from './type-filter';
import type { useListAddress } from './use-list-address';

type Props = {
  tours: readonly ListedTour[];
  context: ListContext;
  address: ReturnType<typeof useListAddress>;
  canCreate: boolean;
  canImport: boolean;
};

/** The tours of an organization in their sections, or what a search found. @see TOUR-001 TOUR-005 TOUR-024 */
export function TourList({ tours, context, address, canCreate, canImport }: Props) {
  const { organization } = context;
  const { q, types, mode, change, chooseMode } = address;
  const filter = useId();
  const [isFilterOpen, setFilterOpen] = useState(types.size > 0);
  const sections = useSections(tours, q, types);
  const summary = useMemo(() => summaryOf(tours), [tours]);
  const found = useMemo(() => foundSentence(sections), [sections]);
  const some = tours.length > 0;
  return (
    <Page
      title={organization.name}
      tabTitle={`${organization.name} - Tours`}
      description={some && summary}
      search={
        some && (
          <>
            <SearchBox label="Search tours" value={q} onChange={(words) => change({ q: words })} />
            <FilterToggle isOpen={isFilterOpen} controls={filter} count={types.size} onToggle={() => setFilterOpen(!isFilterOpen)} />
            <ModeSwitch mode={mode} onChange={chooseMode} />
          </>
        )
      }
      action={some && <NewTours canCreate={canCreate} canImport={canImport} />}
    >
      <p role="status" className="sr-only">
        {(q.trim().length > 1 || types.size > 0) && found}
      </p>
      {some && isFilterOpen && (
        <div className="pb-4">
          <TypeFilter
            id={filter}
            types={organization.tourTypes}
            tours={tours}
            chosen={types}
            onChange={(chosen) => change({ types: chosen })}
          />
        </div>
      )}
      {!some && (
        <Empty
          title="No tours found."
          action={
            (canCreate || canImport) && (
              <span className="flex gap-3">
                <NewTours canCreate={canCreate} canImport={canImport} />
              </span>
            )
          }
        >
          A tour is a scan of a real place with points of interest in it. The first one appears here.
        </Empty>
      )}
      {some && sections.length === 0 && (
        <Empty title="No tours found." action={<Button onClick={() => change({ q: '', types: new Set() })}>Show all tours</Button>}>
          {whyNone(q, types.size > 0)}
        </Empty>
      )}
      {sections.length > 0 && <TourRows sections={sections} mode={mode} context={context} />}
    </Page>
  );
}

// Typing goes first: the list follows when there is time for it.
function useSections(tours: readonly ListedTour[], q: string, types: ListAddressTypes): TourSection<ListedTour>[] {
  const index = useMemo(() => tourIndex(tours), [tours]);
  const words = useDeferredValue(q);
  const chosen = useDeferredValue(types);
  return useMemo(() => tourSections(index, { words, types: chosen }), [index, words, chosen]);
}

type ListAddressTypes = Props['address']['types'];

// made once: a `toLocaleString` makes another at each letter, which takes longer than to search
const inWords = new Intl.NumberFormat('en').format;
const counted = (count: number, one: string, many: string) => `${inWords(count)} ${count === 1 ? one : many}`;

function summaryOf(tours: readonly ListedTour[]): string {
  const countries = countriesOf(tours).length;
  const all = counted(tours.length, 'tour', 'tours');
  return countries > 0 ? `${all} in ${counted(countries, 'country', 'countries')}` : all;
}

function foundSentence(sections: readonly TourSection<ListedTour>[]): string {
  const count = sections.reduce((sum, { tours }) => sum + tours.length, 0);
  return count > 0 ? `${counted(count, 'tour', 'tours')} found` : 'No tours found';
}

function whyNone(q: string, isFiltered: boolean): string {
  const words = q.trim();
  if (words === '') return 'There is none of the chosen types.';
  return isFiltered ? `No name of the chosen types contains “${words}”.` : `No name contains “${words}”.`;
}
