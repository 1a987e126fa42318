import { useMemo } from 'react';
import { errorMessage } from '@/domain/app-error';
import type { ListedUser } from '@/domain/people/listed-users';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Table } from '@/ui/table/table';
import { useStoredSort } from '@/ui/table/use-stored-sort';
import { accountColumns } from './account-columns';
import type { Accounts } from './use-accounts';

type Props = { accounts: Accounts; onEdit: (user: ListedUser) => void; onShowAll: () => void };

const idOf = ({ uid }: ListedUser) => uid;
const nameOf = ({ email }: ListedUser) => email;

/** @see ADMIN-026 */
export function AccountTable({ accounts, onEdit, onShowAll }: Props) {
  const { users, error, isPending, isCutOff, loadMore, isFetching, retry } = accounts;
  const [sort, setSort] = useStoredSort('accountsSort', { key: 'email', direction: 'ascending' });
  const columns = useMemo(() => accountColumns(onEdit), [onEdit]);
  if (error && users.length === 0) return <ErrorState title="The users couldn’t be loaded" message={errorMessage(error)} retry={retry} />;
  return (
    <>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {isPending ? 'Loading…' : plural(users.length, { one: '# user', other: '# users' })}
        {isCutOff && '. There are more: find them by address, role or organization.'}
      </p>
      <div className="flex min-h-0 max-md:max-h-[max(24rem,calc(100dvh-18rem))]">
        <Table
          label="Users"
          rows={users}
          columns={columns}
          idOf={idOf}
          nameOf={nameOf}
          sort={sort}
          onSort={setSort}
          onOpen={onEdit}
          isLoading={isPending}
          empty={
            <EmptyState title="No users found." action={<Button onClick={onShowAll}>Show all users</Button>}>
              {loadMore ? 'None among those searched so far.' : 'Nobody matches.'}
            </EmptyState>
          }
        />
      </div>
      {loadMore && (
        <div className="flex justify-center">
          <Button busy={isFetching} onClick={loadMore}>
            Search on
          </Button>
        </div>
      )}
    </>
  );
}
