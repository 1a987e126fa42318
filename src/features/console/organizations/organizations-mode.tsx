import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useRef, useState } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { filterBySearch } from '@/domain/search';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { useCurrentUser } from '@/widgets/current-user';
import { useSearchAddress } from '@/widgets/use-search-address';
import { ConsoleFrame, useIsStaff } from '../console-frame';
import { NewOrganization } from './new-organization';
import { OrganizationCard, OrganizationLine } from './organization-items';
import { useOrganizationCounts } from './use-organization-counts';

type Props = {
  /** Those that the user may open, by name. */
  organizations: readonly Organization[];
  /** The organization that the dashboard shows now. */
  shown: OrgId | null;
};

const description = 'Choose an organization to open its dashboard.';

/** All organizations as cards or as a list; global admins add them here. @see ADMIN-002 ADMIN-005 ADMIN-006 ADMIN-007 */
export function OrganizationsMode({ organizations, shown }: Props) {
  const isAdmin = isGlobalAdmin(useCurrentUser());
  const isStaff = useIsStaff();
  const [search, setSearch] = useSearchAddress();
  const [isList, setList] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const matches = filterBySearch(organizations, search, 'organizations', ({ name }) => [name]);
  const items = useRef<HTMLUListElement>(null);
  const shownItems = `${isList} ${matches.map(({ id }) => id).join('\n')}`;
  const counts = useOrganizationCounts({ organizations, list: items, shown: shownItems, isEnabled: isAdmin });
  const searchBox = <SearchBox label="Search organizations" value={search} onChange={setSearch} />;
  const Item = isList ? OrganizationLine : OrganizationCard;
  const list =
    matches.length === 0 ? (
      <EmptyState
        title="No organizations found."
        action={search !== '' && <Button onClick={() => setSearch('')}>Show all organizations</Button>}
      >
        {search === '' ? 'There are no organizations yet.' : `No organizations match “${search}”.`}
      </EmptyState>
    ) : (
      <ul
        ref={items}
        aria-label="Organizations"
        className={cn(
          isList
            ? 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card'
            : 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4',
        )}
      >
        {matches.map((organization) => (
          <Item
            key={organization.id}
            organization={organization}
            isShown={organization.id === shown}
            hasSettings={isAdmin && isStaff}
            count={counts.get(organization.id)}
          />
        ))}
      </ul>
    );
  if (!isAdmin) {
    return (
      <Page title="Organizations" description={description} search={searchBox}>
        {list}
      </Page>
    );
  }
  return (
    <ConsoleFrame
      mode="organizations"
      description={description}
      search={searchBox}
      action={
        <>
          <Button look="primary" onClick={() => setAdding(true)}>
            + New Organization
          </Button>
          <Button aria-pressed={isList} onClick={() => setList(!isList)}>
            {isList ? <LayoutGrid aria-hidden size={16} strokeWidth={1.75} /> : <List aria-hidden size={16} strokeWidth={1.75} />}
            List
          </Button>
        </>
      }
    >
      {list}
      {isAdding && <NewOrganization onClose={() => setAdding(false)} />}
    </ConsoleFrame>
  );
}
