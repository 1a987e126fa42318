import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filteredRoles } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Button } from '@/ui/button';
import { leaveGuarded } from '@/ui/history-guard';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { LazyPart } from '@/ui/lazy-part';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import { Spinner } from '@/ui/spinner';
import { useSearchAddress } from '@/widgets/use-search-address';
import { withParameters } from '@/widgets/with-parameters';
import { ConsoleFrame } from '../console-frame';
import { AccountFilters, type Filter } from './account-filters';
import { AccountTable } from './account-table';
import { personTab } from './person-address';
import { useAccounts } from './use-accounts';

const tabs = [
  { value: 'view', label: 'View' },
  { value: 'create', label: 'Create' },
  { value: personTab, label: 'A person’s data' },
] as const;

// the table does not wait for what opens on a click
const createAccount = () => import('./create-account').then((it) => it.CreateAccount);
const personData = () => import('./person-data').then((it) => it.PersonData);
const accountDialog = () => import('./account-dialog').then((it) => it.AccountDialog);

const loadFailed = 'Couldn’t load this. No account was changed. Check your connection and try again.';

/** All accounts of the installation, and new ones. @see ADMIN-022 */
export function UsersMode() {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? 'view';
  return (
    <ConsoleFrame mode="users" description="Everybody who has an account, in all organizations." fillsWindow={tab === 'view'}>
      <div className="mb-6">
        <Segmented
          label="Users"
          value={tab}
          segments={tabs}
          onChange={(next) => leaveGuarded(() => setParameters(next === 'view' ? {} : { tab: next }, { replace: true }))}
        />
      </div>
      {tab === 'view' ? (
        <ViewAccounts />
      ) : (
        <LazyPart
          key={tab}
          message={loadFailed}
          load={tab === 'create' ? createAccount : personData}
          props={{}}
          fallback={<Spinner label="Loading" />}
        />
      )}
    </ConsoleFrame>
  );
}

/** @see ADMIN-023 ADMIN-024 */
function ViewAccounts() {
  const setParameters = useSearchParams()[1];
  const [search, setSearch] = useSearchAddress();
  const [filter, setFilter] = useFilterAddress();
  const accounts = useAccounts({ search, ...filter });
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const close = () => setEdited(null);
  // a change can be undone when its dialog is closed, or that of somebody else is open
  const onChanged = (changed: ListedUser) => setEdited((now) => (now?.uid === changed.uid ? changed : now));
  const client = useQueryClient();
  return (
    <div className="flex min-h-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Filter by email" value={search} onChange={setSearch} />
        <Button busy={accounts.isFetching} onClick={() => void client.invalidateQueries({ queryKey: ['accounts'] })}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
          Refresh
        </Button>
      </div>
      <AccountFilters organizations={accounts.organizations} hasOthers={accounts.isLarge} filter={filter} onChange={setFilter} />
      <AccountTable
        accounts={accounts}
        onEdit={setEdited}
        onShowAll={() => {
          setSearch('');
          setParameters({}, { replace: true });
        }}
      />
      {edited && (
        <LazyOverlay key={edited.uid} onClose={close} message={loadFailed}>
          <LazyComponent load={accountDialog} props={{ user: edited, onChanged, onClose: close }} />
        </LazyOverlay>
      )}
    </div>
  );
}

/** The filter is in the address, so that reload and links restore it. */
function useFilterAddress(): [Filter, (filter: Filter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const role = filteredRoles.find((each) => each === parameters.get('role')) ?? '';
  const change = (filter: Filter) => setParameters((before) => withParameters(before, filter), { replace: true });
  return [{ role, organization: parameters.get('organization') ?? '' }, change];
}
