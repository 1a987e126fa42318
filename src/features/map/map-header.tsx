import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import MapIcon from 'lucide-react/icons/map';
import { useId, useMemo, useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { countOfType, paletteColorName } from '@/domain/organizations/tour-types';
import { formatNumber, plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import { FilterChips } from '@/widgets/entity-list/filter-chips';
import type { UsedMapAddress } from './use-map-address';
import type { MapTours } from './use-map-tours';

type Shown = 'map' | 'list';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  address: UsedMapAddress;
  map: MapTours;
  /** What small screens show. */
  shows: Shown;
  onShow: (shown: Shown) => void;
};

const segments = [
  { value: 'map', label: 'Map', icon: MapIcon },
  { value: 'list', label: 'List', icon: List },
] as const;

/** Title, search and filters of the map. @see MAP-002 MAP-006 */
export function MapHeader({ organization, tours, address, map, shows, onShow }: Props) {
  const { q, types, listsAll, change } = address;
  const [isFilterOpen, setFilterOpen] = useState(types.size > 0);
  const filterId = useId();
  const isFiltered = q !== '' || types.size > 0;
  return (
    <header className="flex flex-col gap-2.5 border-line border-b bg-surface px-4 pt-4 pb-2.5 max-md:px-3 max-md:pt-2.5 md:border-e">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="font-semibold text-ink text-xl tracking-tight max-md:sr-only">Map</h1>
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {summaryOf(map)}
        </p>
        <span className="md:hidden">
          <Segmented label="Show" value={shows} segments={segments} onChange={onShow} />
        </span>
      </div>
      <div className="flex gap-2 *:first:min-w-0 *:first:grow">
        <div className="[&>search]:w-full">
          <SearchBox label="Search tours" value={q} onChange={(next) => change({ q: next })} />
        </div>
        {organization.tourTypes.length > 0 && (
          <Button
            aria-expanded={isFilterOpen}
            aria-controls={isFilterOpen ? filterId : undefined}
            onClick={() => setFilterOpen(!isFilterOpen)}
          >
            <ListFilter aria-hidden size={16} strokeWidth={1.75} />
            Types
          </Button>
        )}
      </div>
      {isFilterOpen && <TypeChips id={filterId} organization={organization} tours={tours} address={address} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CheckboxField label="Only what’s in view" checked={!listsAll} onChange={({ target }) => change({ listsAll: !target.checked })} />
        {isFiltered && (
          <Button look="quiet" size="small" onClick={() => change({ q: '', types: new Set() })}>
            Remove Filters
          </Button>
        )}
      </div>
    </header>
  );
}

function summaryOf({ list, found, points }: MapTours): string {
  if (found.length === 0) return 'No tours found';
  if (points.length === 0) return `${formatNumber(found.length)} without a position`;
  return list.shown === points.length
    ? plural(found.length, { one: '# tour', other: '# tours' })
    : `${formatNumber(list.shown)} of ${formatNumber(points.length)} in view`;
}

type TypesProps = Pick<Props, 'organization' | 'tours' | 'address'> & { id: string };

function TypeChips({ id, organization, tours, address }: TypesProps) {
  const options = useMemo(
    () =>
      organization.tourTypes.map((type) => ({
        value: type.id,
        label: type.name || 'Unnamed type',
        count: countOfType(tours, type.id),
        color: `var(--color-${paletteColorName(type, 'icon')})`,
      })),
    [organization.tourTypes, tours],
  );
  return (
    <FilterChips
      id={id}
      label="Tour types"
      options={options}
      selected={address.types}
      onChange={(types) => address.change({ types })}
      hasClear={false}
    />
  );
}
