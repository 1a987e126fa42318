import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { accessLevelLabels } from '@/domain/access/invitations';
import { errorMessage } from '@/domain/app-error';
import { expiryText } from '@/domain/collaboration/expiry';
import { type Guest, guestPath, guestsOf } from '@/domain/collaboration/guests';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { contains } from '@/domain/search';
import { EmptyState } from '@/ui/empty-state';
import { ErrorNote } from '@/ui/error-note';
import { ListHead } from '@/ui/list-head';
import type { Column, Sort } from '@/ui/table/columns';
import { Table } from '@/ui/table/table';

/** People from outside whom the organization invited to tours and collections. Collaborators has each invitation, to change and revoke it. */
export function Guests({ organization }: { organization: OrgId }) {
  const { data: invitations, error } = useQuery(invitationQueries.of(organization));
  const { data: members } = useQuery(peopleQueries.membersOf(organization));
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort | null>({ key: 'email', direction: 'ascending' });
  const [now] = useState(() => new Date());
  const words = useDeferredValue(search).trim();
  const columns = useMemo(() => columnsAt(now), [now]);
  const guests = useMemo(
    () => invitations && members && guestsOf(invitations, new Set(members.map(({ email }) => email)), now),
    [invitations, members, now],
  );
  const rows = useMemo(() => (guests ?? []).filter(({ email }) => contains(email, words)), [guests, words]);
  if (error) return <ErrorNote>The guests couldn’t be loaded. {errorMessage(error)}</ErrorNote>;
  return (
    <>
      <ListHead
        search={{ label: 'Search guests', value: search, onChange: setSearch }}
        count={guests && plural(rows.length, { one: '# guest', other: '# guests' })}
      />
      <div className="flex max-h-[max(24rem,calc(100dvh-16rem))]">
        <Table
          label="Guests"
          rows={rows}
          columns={columns}
          idOf={nameOf}
          nameOf={nameOf}
          sort={sort}
          onSort={setSort}
          isLoading={!guests}
          empty={
            <EmptyState title="No guests found.">
              {words === '' ? 'People from outside who are invited to tours and collections appear here.' : `Nobody matches “${words}”.`}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

const nameOf = ({ email }: Guest) => email;

const columnsAt = (now: Date): Column<Guest>[] => [
  {
    key: 'email',
    title: 'Email',
    width: 'minmax(12rem, 2fr)',
    sortBy: nameOf,
    cell: (guest) => (
      <Link to={guestPath(guest)} className="font-medium text-accent underline">
        {guest.email}
      </Link>
    ),
  },
  {
    key: 'targets',
    title: 'Invited to',
    width: 'minmax(10rem, 1fr)',
    sortBy: ({ tours, collections }) => tours + collections,
    cell: ({ tours, collections }) =>
      [
        tours > 0 && plural(tours, { one: '# tour', other: '# tours' }),
        collections > 0 && plural(collections, { one: '# collection', other: '# collections' }),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    key: 'access',
    title: 'Access',
    width: 'minmax(9rem, 1fr)',
    sortBy: ({ canEdit }) => Number(canEdit),
    cell: ({ canEdit }) => accessLevelLabels[canEdit ? 'readUpdate' : 'read'],
  },
  {
    key: 'expires',
    title: 'Ends',
    width: 'minmax(11rem, 1.5fr)',
    sortBy: ({ expires }) => expires?.getTime() ?? Number.MAX_VALUE,
    cell: ({ expires }) => (
      <span className="text-ink-soft" title={expiryText(expires, now)}>
        {expiryText(expires, now)}
      </span>
    ),
  },
];
