import { useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { EntityList } from '../../entity-list/entity-list';
import { FilterChips } from '../../entity-list/filter-chips';
import type { RenderItem } from '../../entity-list/list-item';
import type { ListItem, ListMode, ListSection, ListSizes } from '../../entity-list/list-layout';
import { ListToolbar } from '../../entity-list/list-toolbar';
import { SelectionBar } from '../../entity-list/selection-bar';
import { useSelection } from '../../entity-list/use-selection';

const colors = ['green', 'blue'];
const places: readonly (ListItem & { color: string })[] = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  name: `Hall ${index + 1}`,
  color: colors[index % colors.length] ?? '',
}));
const existing = new Set(places.map(({ id }) => id));
const sizes: ListSizes = { minCardWidth: 12, cardText: 3, narrowCardText: 3, row: 3, narrowRow: 3 };
const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'created', label: 'Created' },
] as const;

/** A list in both modes, with search, filter, order and selection. */
export function EntityListExample() {
  const [address, setAddress] = useState<{ q: string; sort: 'name' | 'created' }>({ q: '', sort: 'name' });
  const [mode, setMode] = useState<ListMode>('list');
  const [filters, setFilters] = useState<ReadonlySet<string>>(new Set());
  const [isFilterOpen, setFilterOpen] = useState(false);
  const sections = useMemo(() => {
    const found = places.filter(({ name, color }) => name.toLowerCase().includes(address.q) && (filters.size === 0 || filters.has(color)));
    const items = address.sort === 'name' ? found : found.toReversed();
    return colors
      .map((color): ListSection<ListItem> => ({ key: color, title: `In ${color}`, items: items.filter((place) => place.color === color) }))
      .filter((section) => section.items.length > 0);
  }, [address, filters]);
  const selection = useSelection(
    useMemo(() => sections.flatMap(({ items }) => items.map(({ id }) => id)), [sections]),
    existing,
  );
  const filterOptions = colors.map((color) => ({ value: color, label: color, count: 6, color }));
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <ListToolbar
          searchLabel="Search halls"
          address={{ ...address, mode }}
          onChange={(changes) => setAddress({ ...address, ...changes })}
          onModeChange={setMode}
          sorts={sorts}
          filter={{
            isOpen: isFilterOpen,
            controls: 'gallery-filter',
            count: filters.size,
            onToggle: () => setFilterOpen(!isFilterOpen),
          }}
          hasSelection
          onSelect={selection.begin}
        />
      </div>
      {isFilterOpen && <FilterChips id="gallery-filter" label="Colours" options={filterOptions} selected={filters} onChange={setFilters} />}
      <EntityList sections={sections} mode={mode} sizes={sizes} renderItem={renderHall} selection={selection} />
      <SelectionBar selection={selection} isNarrowed={address.q !== '' || filters.size > 0}>
        <Button look="primary" size="small" onClick={selection.clear}>
          Remove
        </Button>
      </SelectionBar>
    </div>
  );
}

const renderHall: RenderItem<ListItem> = ({ name }, { checkbox }) => (
  <article className="flex h-full items-center gap-2 border-line border-b">
    {checkbox}
    <h3 className="text-sm">
      <a href={`#${name}`}>{name}</a>
    </h3>
  </article>
);
