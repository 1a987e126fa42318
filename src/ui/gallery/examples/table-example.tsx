import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Badge } from '../../badge';
import { EmptyState } from '../../empty-state';
import { ListHead } from '../../list-head';
import { MenuItem } from '../../menu';
import type { Column, Sort } from '../../table/columns';
import type { RowSelection } from '../../table/row-selection';
import { Table } from '../../table/table';
import { Variant } from '../example';

type Member = { id: string; email: string; role: string; tours: number };

const roles = ['Viewer', 'Editor', 'Admin'];
const members: Member[] = Array.from({ length: 50_000 }, (_, index) => ({
  id: String(index),
  email: `member-${index}@example.org`,
  role: roles[index % 3] ?? '',
  tours: (index * 37) % 100,
}));
const columns: Column<Member>[] = [
  { key: 'email', title: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email, width: 'minmax(12rem, 2fr)' },
  { key: 'role', title: 'Role', cell: ({ role }) => <Badge>{role}</Badge>, sortBy: ({ role }) => role },
  { key: 'tours', title: 'Tours', cell: ({ tours }) => tours, sortBy: ({ tours }) => tours, align: 'end' },
];
const nothing = () => undefined;
const common = { label: 'Members', columns, idOf: ({ id }: Member) => id, nameOf: ({ email }: Member) => email };

export function TableExample() {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selection, setSelection] = useState<RowSelection>(new Set(['1']));
  return (
    <>
      <Variant label="50,000 rows">
        <ListHead search={{ label: 'Search members', value: '', onChange: nothing }} count="50,000 members" />
        <div className="flex h-96">
          <Table
            {...common}
            rows={members}
            sort={sort}
            onSort={setSort}
            selection={selection}
            onSelect={setSelection}
            menuOf={() => (
              <>
                <MenuItem icon={Pencil} onSelect={nothing}>
                  Edit
                </MenuItem>
                <MenuItem icon={Trash2} look="danger" onSelect={nothing}>
                  Delete
                </MenuItem>
              </>
            )}
            empty={null}
          />
        </div>
      </Variant>
      <Variant label="Loading">
        <div className="flex h-60">
          <Table {...common} label="Members that are loading" rows={[]} sort={null} onSort={nothing} isLoading empty={null} />
        </div>
      </Variant>
      <Variant label="Empty">
        <Table
          {...common}
          label="No members"
          rows={[]}
          sort={null}
          onSort={nothing}
          empty={<EmptyState title="No users found.">Invite people to work together.</EmptyState>}
        />
      </Variant>
    </>
  );
}
