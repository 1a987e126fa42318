import type { Collection } from '@/domain/collections/collection';
import type { CollectionId } from '@/domain/ids';
import type { TourType } from '@/domain/organizations/tour-types';
import { byName } from '@/domain/search';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { noFacets, type TourFacets, type TourFilter, without } from '@/domain/tours/tour-filter';
import { countriesOfTours } from '@/domain/tours/tour-sections';
import { Button } from '@/ui/button';
import { type Option, Select } from '@/ui/select';
import { SavedFilters } from './saved-filters';
import { TypeFilter } from './type-filter';
import type { FilterChange } from './use-tour-filter';

type Props = {
  id: string;
  types: readonly TourType[];
  collections: ReadonlyMap<CollectionId, Collection>;
  tours: readonly ListedTour[];
  filter: TourFilter;
  choices: number;
  onChange: (change: FilterChange) => void;
};

const access: readonly Option<TourFacets['access']>[] = [
  { value: '', label: 'Any access' },
  { value: 'public', label: 'Public' },
  { value: 'default', label: 'Default (not public)' },
];
const state: readonly Option<TourFacets['state']>[] = [
  { value: '', label: 'Published or not' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Not published' },
  { value: 'proposed', label: 'With a proposed version' },
];
const scan: readonly Option<TourFacets['scan']>[] = [
  { value: '', label: 'With or without a scan' },
  { value: 'some', label: 'With a scan' },
  { value: 'none', label: 'Without a scan' },
];
const changed: readonly Option<TourFacets['changed']>[] = [
  { value: '', label: 'Changed at any time' },
  { value: '7', label: 'Changed in the last 7 days' },
  { value: '30', label: 'Changed in the last 30 days' },
  { value: '90', label: 'Changed in the last 90 days' },
  { value: '365', label: 'Changed in the last year' },
  { value: 'older', label: 'Not changed for a year' },
];

/** What narrows the list, all of it in the address, and what was kept under a name. @see TOUR-004 */
export function TourFilters({ id, types, collections, tours, filter, choices, onChange }: Props) {
  const { types: selected, ...facets } = filter;
  const choose = (change: Partial<TourFacets>) => onChange({ facets: { ...facets, ...change } });
  return (
    <div id={id} className="flex flex-col gap-3 pb-4">
      <SavedFilters filter={filter} choices={choices} onChange={onChange} />
      <TypeFilter types={types} tours={tours} selected={selected} onChange={(filters) => onChange({ filters })} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Other filters</legend>
        <Choice label="Access" value={facets.access} options={access} onChoose={(value) => choose({ access: value })} />
        <Choice label="Versions" value={facets.state} options={state} onChoose={(value) => choose({ state: value })} />
        <Choice
          label="Collection"
          value={facets.collection}
          options={collectionOptions(collections, facets.collection)}
          onChoose={(value) => choose({ collection: value })}
        />
        <Choice
          label="Country"
          value={facets.country}
          options={countryOptions(tours, facets.country)}
          onChoose={(value) => choose({ country: value })}
        />
        <Choice label="Scan" value={facets.scan} options={scan} onChoose={(value) => choose({ scan: value })} />
        <Choice label="Changed" value={facets.changed} options={changed} onChoose={(value) => choose({ changed: value })} />
        {choices > 0 && (
          <Button look="quiet" size="small" onClick={() => onChange({ filters: new Set(), facets: noFacets })}>
            Clear filter
          </Button>
        )}
      </fieldset>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
};

const Choice = <Value extends string>({ label, ...select }: ChoiceProps<Value>) => (
  <div className="max-md:w-full">
    <Select aria-label={label} {...select} />
  </div>
);

/** The collections by name, and one that the address names and is gone. */
const collectionOptions = (collections: ReadonlyMap<CollectionId, Collection>, chosen: string): Option[] =>
  withChosen(
    [
      { value: '', label: 'Any collection' },
      { value: without, label: 'In no collection' },
      ...[...collections.values()].toSorted(byName).map(({ id, name }) => ({ value: id, label: name || 'Untitled collection' })),
    ],
    { value: chosen, label: 'A collection that is gone' },
  );

const countryOptions = (tours: readonly ListedTour[], chosen: string): Option[] =>
  withChosen(
    [
      { value: '', label: 'Any country' },
      { value: without, label: 'Without a country' },
      ...countriesOfTours(tours).map((country) => ({ value: country, label: country })),
    ],
    { value: chosen, label: chosen },
  );

const withChosen = (options: Option[], chosen: Option): Option[] =>
  options.some(({ value }) => value === chosen.value) ? options : [...options, chosen];
