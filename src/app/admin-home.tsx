import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { chooseOrganizationPath } from '@/domain/addresses';
import { searched } from '@/domain/search';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';

/** Where a global admin begins: the organizations, each with the way into its dashboard. @see ACCESS-019 ROUTE-004 ROUTE-011 AUTH-045 */
export function AdminHome() {
  const { data: organizations } = useSuspenseQuery(organizationQueries.all());
  const [search, setSearch] = useState('');
  const shown = searched(organizations, search, 'organizations', ({ name }) => [name]);
  return (
    <Page
      title="Organizations"
      description="Choose the one whose dashboard you want to see."
      search={<SearchBox label="Search organizations" value={search} onChange={setSearch} />}
    >
      {shown.length === 0 ? (
        <Empty title="No organizations found.">{search === '' ? 'There is none yet.' : `Nothing is called “${search}”.`}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
          {shown.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={chooseOrganizationPath(id)}
                className="-outline-offset-2 flex min-h-12 items-center justify-between gap-4 px-4 font-medium text-ink transition-colors hover:bg-hover"
              >
                <span className="truncate">{name}</span>
                <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
