import type { OrgId } from '@/domain/ids';
import type { ListedOrganization } from '@/domain/organizations/organization';
import { filterBySearch } from '@/domain/search';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { useSearchAddress } from '@/widgets/use-search-address';
import { OrganizationList } from './organization-list';

type Props = {
  /** Those that the user may open, by name. */
  organizations: readonly ListedOrganization[];
  /** The organization that the dashboard shows now. */
  shown: OrgId | null;
};

/** The organizations of a directory admin. @see ACCESS-021 */
export function SelectableOrganizations({ organizations, shown }: Props) {
  const [search, setSearch] = useSearchAddress();
  return (
    <Page
      title="Organizations"
      description="Choose an organization to open its dashboard."
      search={<SearchBox label="Search organizations" value={search} onChange={setSearch} />}
    >
      <OrganizationList
        organizations={filterBySearch(organizations, search, 'organizations', ({ name }) => [name])}
        shown={shown}
        search={search}
        onShowAll={() => setSearch('')}
      />
    </Page>
  );
}
