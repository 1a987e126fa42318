import { useQuery } from '@tanstack/react-query';
import { organizationQueries } from '@/backend/organizations/queries';
import { type AuditGroup, auditGroups } from '@/domain/audit/audit';
import type { AuditFilter } from '@/domain/audit/audit-filter';
import { type AuditNames, accountName } from '@/domain/audit/audit-sentence';
import { byName, byText } from '@/domain/search';
import { breakpoints } from '@/ui/breakpoints';
import { DateInput } from '@/ui/date-input';
import { Disclosure } from '@/ui/disclosure';
import { FilterSelect } from '@/ui/filter-select';
import { useMediaQuery } from '@/ui/use-media-query';

type Props = {
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
  /** The accounts in the entries read so far. */
  names: AuditNames;
};

type Option<Value extends string> = { value: Value; label: string };

const groups = Object.entries(auditGroups).map(([value, { label }]) => ({ value: value as AuditGroup, label }));

/** What kind of act, who it concerns, in which organization, and when. On a phone they are folded, so that the entries are in sight. */
export function AuditFilters(props: Props) {
  const isNarrow = useMediaQuery(`(width < ${breakpoints.mobile}px)`);
  if (!isNarrow) return <Fields {...props} />;
  const { group, people, organization, from, until } = props.filter;
  const chosen = [group, people.length > 0, organization, from, until].filter(Boolean).length;
  return (
    <div className="w-full">
      <Disclosure label={chosen === 0 ? 'Filters' : `Filters (${chosen} chosen)`}>
        <div className="flex flex-col gap-3">
          <Fields {...props} />
        </div>
      </Disclosure>
    </div>
  );
}

function Fields({ filter, onChange, names }: Props) {
  const [person = ''] = filter.people;
  return (
    <>
      <FilterSelect label="Kind" all="All kinds" value={filter.group} options={groups} onChoose={(group) => onChange({ group })} />
      <FilterSelect
        label="Person"
        all="Everybody"
        value={person}
        options={peopleOptions(names)}
        onChoose={(chosen) => onChange({ people: chosen === '' ? [] : [chosen] })}
      />
      <FilterSelect
        label="Organization"
        all="All organizations"
        value={filter.organization}
        options={useOrganizationOptions()}
        onChoose={(organization) => onChange({ organization })}
      />
      <Day label="From" value={filter.from} onChange={(from) => onChange({ from })} />
      <Day label="Until" value={filter.until} onChange={(until) => onChange({ until })} />
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

const Day = ({ label, value, onChange }: DayProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside of it
  <label className="flex items-center gap-2 text-ink-soft text-sm max-md:w-full">
    <span className="max-md:w-12">{label}</span>
    <DateInput className="md:h-10 md:w-38 max-md:flex-1" value={value} onChange={onChange} />
  </label>
);

const peopleOptions = (names: AuditNames): Option<string>[] =>
  [...names.keys()].map((uid) => ({ value: uid, label: accountName(uid, names) })).toSorted((one, other) => byText(one.label, other.label));

function useOrganizationOptions(): Option<string>[] {
  const { data } = useQuery({ ...organizationQueries.all(), throwOnError: false });
  return (data ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name === id ? name : `${name} (${id})` }));
}
