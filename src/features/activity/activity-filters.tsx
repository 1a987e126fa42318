import type { Activity } from '@/domain/activity/activity';
import { type ActivityFilter, type ActivityGroup, activityGroups, peopleIn, thingsIn } from '@/domain/activity/activity-filter';
import { byText } from '@/domain/search';
import { Select } from '@/ui/select';

type Props = {
  entries: readonly Activity[];
  filter: ActivityFilter;
  onChange: (changes: Partial<ActivityFilter>) => void;
  /** Of people by address. */
  names: ReadonlyMap<string, string>;
};

const groups = Object.entries(activityGroups).map(([value, { label }]) => ({ value: value as ActivityGroup, label }));

/** Who did it, what kind of thing happened, and to which tour, collection or location. */
export const ActivityFilters = ({ entries, filter, onChange, names }: Props) => (
  <>
    <Choice
      label="Person"
      all="Everybody"
      value={filter.person}
      options={peopleOptions(entries, names)}
      onChoose={(person) => onChange({ person })}
    />
    <Choice label="Kind" all="All kinds" value={filter.group} options={groups} onChoose={(group) => onChange({ group })} />
    <Choice
      label="Tour or collection"
      all="All tours and collections"
      value={filter.thing}
      options={thingsIn(entries).map((thing) => ({ value: thing, label: thing }))}
      onChoose={(thing) => onChange({ thing })}
    />
  </>
);

type ChoiceProps<Value extends string> = {
  label: string;
  all: string;
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | '') => void;
};

/** One that is chosen stays among the options, also before the entries that have it are read. */
const Choice = <Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) => (
  <span className="min-w-36 max-md:w-full md:flex-1">
    <Select
      aria-label={label}
      className="md:h-10"
      value={value}
      options={[
        { value: '', label: all },
        ...options,
        ...(value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }]),
      ]}
      onChoose={onChoose}
    />
  </span>
);

/** Members, also those whose entries are not read yet, and others who did something. */
const peopleOptions = (entries: readonly Activity[], names: ReadonlyMap<string, string>) =>
  [...new Set([...names.keys(), ...peopleIn(entries)])]
    .map((address) => ({ value: address, label: names.has(address) ? `${names.get(address)} (${address})` : address }))
    .toSorted((one, other) => byText(one.label, other.label));
