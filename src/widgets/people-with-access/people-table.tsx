import { useMemo, useState } from 'react';
import { accessReasonText } from '@/domain/access/access-reasons';
import type { PersonWithAccess } from '@/domain/access/people-with-access';
import { contains } from '@/domain/search';
import { SearchBox } from '@/ui/search-box';
import type { Column, Sort } from '@/ui/table/columns';
import { Table } from '@/ui/table/table';

type Props = {
  /** Null while loading. */
  withAccess: PersonWithAccess[] | null;
  organization: NamedOrganization;
};

export type NamedOrganization = { name: string };

/** People with their access and the reasons for it, searched and sorted. */
export function PeopleTable({ withAccess, organization }: Props) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [now] = useState(() => new Date());
  const columns = useMemo(() => columnsFor(organization, now), [organization, now]);
  const rows = useMemo(() => (withAccess ?? []).filter(({ name, email }) => contains(`${name} ${email}`, search)), [withAccess, search]);
  return (
    <>
      <SearchBox label="Search people" value={search} onChange={setSearch} />
      <Table
        label="People with access"
        rows={rows}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        sort={sort}
        onSort={setSort}
        isLoading={withAccess === null}
        empty={
          <p className="py-10 text-center text-ink-soft text-sm">{search ? `Nobody matches “${search}”.` : 'Nobody else can open it.'}</p>
        }
      />
    </>
  );
}

const idOf = ({ uid, email }: PersonWithAccess): string => uid ?? email;
const nameOf = ({ name }: PersonWithAccess): string => name;

const columnsFor = (organization: NamedOrganization, now: Date): Column<PersonWithAccess>[] => [
  {
    key: 'name',
    title: 'Person',
    sortBy: nameOf,
    cell: ({ name, email }) => (
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{name}</span>
        {email !== name && <span className="truncate text-ink-faint text-xs">{email}</span>}
      </span>
    ),
  },
  {
    key: 'access',
    title: 'Access',
    width: '9rem',
    sortBy: ({ canEdit }) => (canEdit ? 'edit' : 'view'),
    cell: ({ canEdit }) => (canEdit ? 'View and edit' : 'View'),
  },
  {
    key: 'why',
    title: 'Why',
    width: 'minmax(8rem, 2fr)',
    cell: ({ reasons }) => reasons.map((reason) => accessReasonText(reason, organization, now)).join('; '),
  },
];
