import Trash2 from 'lucide-react/icons/trash';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import { useDeferredValue, useMemo } from 'react';
import type { UserId } from '@/domain/ids';
import { foundMembers, nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { formatNumber, plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LazyPart } from '@/ui/lazy-part';
import { ListHead } from '@/ui/list-head';
import { MenuItem } from '@/ui/menu';
import { Table } from '@/ui/table/table';
import { useStoredSort } from '@/ui/table/use-stored-sort';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import { useSelection } from '@/widgets/entity-list/use-selection';
import { useSearchAddress } from '@/widgets/use-search-address';
import type { BulkRequest } from './bulk/bulk-dialogs';
import { memberColumns } from './member-columns';

type Act = (member: OrganizationMember) => void;
type Actions = { onRole: Act; onRemove: Act; onDelete: Act; onMany: (request: BulkRequest) => void };
type Props = { members: readonly OrganizationMember[]; ownUid: UserId | null; actions: Actions | null };

const idOf = ({ uid }: OrganizationMember) => uid;
const memberActions = () => import('./bulk/member-actions').then((it) => it.MemberActions);

/** The members as a table that can be searched and sorted; admins change many at once. @see COLLAB-030 COLLAB-032 */
export function MemberTable({ members, ownUid, actions }: Props) {
  const [search, setSearch] = useSearchAddress();
  const [sort, setSort] = useStoredSort('membersSort', { key: 'name', direction: 'ascending' });
  const deferredSearch = useDeferredValue(search);
  const columns = useMemo(() => memberColumns(ownUid), [ownUid]);
  const found = useMemo(() => foundMembers(members, deferredSearch), [members, deferredSearch]);
  const foundIds = useMemo(() => found.map(idOf), [found]);
  const allIds = useMemo(() => new Set(members.map(idOf)), [members]);
  const selection = useSelection(foundIds, allIds);
  const chosen = useMemo(() => members.filter(({ uid }) => selection.selected.has(uid)), [members, selection]);
  return (
    <>
      <ListHead search={{ label: 'Search members', value: search, onChange: setSearch }} count={countText(found.length, members.length)} />
      <div className={frame}>
        <Table
          label="Members"
          rows={found}
          columns={columns}
          idOf={idOf}
          nameOf={nameOfMember}
          sort={sort}
          onSort={setSort}
          {...(actions && {
            selection: selection.selected,
            onSelect: selection.replace,
            onOpen: actions.onRole,
            menuOf: (member: OrganizationMember) => (
              <>
                <MenuItem icon={UserCog} onSelect={() => actions.onRole(member)}>
                  Change role
                </MenuItem>
                <MenuItem icon={UserMinus} onSelect={() => actions.onRemove(member)}>
                  Remove from the organization
                </MenuItem>
                <MenuItem icon={Trash2} look="danger" onSelect={() => actions.onDelete(member)}>
                  Delete user
                </MenuItem>
              </>
            ),
          })}
          empty={
            <EmptyState
              title="No users found."
              action={members.length > 0 && <Button onClick={() => setSearch('')}>Show all members</Button>}
            >
              {members.length === 0 ? 'People appear here once they accept an invitation.' : `No members match “${deferredSearch}”.`}
            </EmptyState>
          }
        />
      </div>
      {actions && (
        <SelectionBar selection={selection} isNarrowed={found.length < members.length}>
          <LazyPart
            load={memberActions}
            props={{
              onRole: (role) => actions.onMany({ kind: 'role', role, members: chosen }),
              onRemove: () => actions.onMany({ kind: 'remove', members: chosen }),
            }}
          />
        </SelectionBar>
      )}
    </>
  );
}

// the table scrolls by itself, within the window
const frame = 'flex max-h-[max(24rem,calc(100dvh-14rem))]';

const countText = (found: number, all: number): string =>
  found === all ? plural(all, { one: '# member', other: '# members' }) : `${formatNumber(found)} of ${formatNumber(all)} members`;

const nothing = () => undefined;

/** @see COLLAB-032 */
export const MemberTableSkeleton = () => (
  <div className={frame}>
    <Table
      label="Members"
      rows={[]}
      columns={memberColumns(null)}
      idOf={idOf}
      nameOf={nameOfMember}
      sort={null}
      onSort={nothing}
      isLoading
      empty={null}
    />
  </div>
);
