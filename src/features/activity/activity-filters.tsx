import type { Activity } from '@/domain/activity/activity';
import { type ActivityFilter, type ActivityGroup, activityGroups, peopleIn, thingsIn } from '@/domain/activity/activity-filter';
import { byText } from '@/domain/search';
import { FilterSelect } from '@/ui/filter-select';

type Props = {
  entries: readonly Activity[];
  filter: ActivityFilter;
  onChange: (changes: Partial<ActivityFilter>) => void;
  /** Of people by address. */
  names: ReadonlyMap<string, string>;
};

const groups = Object.entries(activityGroups).map(([value, { label }]) => ({ value: value as ActivityGroup, label }));

/** Who did it, what kind of thing happened, and what it was about, such as a tour. */
export const ActivityFilters = ({ entries, filter, onChange, names }: Props) => (
  <>
    <FilterSelect
      label="Person"
      all="Everybody"
      value={filter.person}
      options={peopleOptions(entries, names)}
      onChoose={(person) => onChange({ person })}
    />
    <FilterSelect label="Kind" all="All kinds" value={filter.group} options={groups} onChoose={(group) => onChange({ group })} />
    <FilterSelect
      label="About"
      all="Everything"
      value={filter.thing}
      options={thingsIn(entries, filter)}
      onChoose={(thing) => onChange({ thing, thingName: '' })}
    />
  </>
);

/** Members, also those whose entries are not read yet, and others who did something. */
const peopleOptions = (entries: readonly Activity[], names: ReadonlyMap<string, string>) =>
  [...new Set([...names.keys(), ...peopleIn(entries)])]
    .map((address) => ({ value: address, label: names.has(address) ? `${names.get(address)} (${address})` : address }))
    .toSorted((one, other) => byText(one.label, other.label));
