import { useRef } from 'react';
import type { OrgId } from '@/domain/ids';
import { withSameLook } from '@/domain/organizations/lookalike';
import type { ListedOrganization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { OrganizationCard, OrganizationLine } from './organization-items';
import { useOrganizationCounts } from './use-organization-counts';

type Props = {
  organizations: readonly ListedOrganization[];
  /** The organization that the dashboard shows now. */
  shown: OrgId | null;
  search: string;
  onShowAll: () => void;
  isList?: boolean;
  hasCounts?: boolean;
  hasSettings?: boolean;
};

/** Organizations as cards or as a list. @see ADMIN-007 */
export function OrganizationList({
  organizations,
  shown,
  search,
  onShowAll,
  isList = false,
  hasCounts = false,
  hasSettings = false,
}: Props) {
  const items = useRef<HTMLUListElement>(null);
  const shownItems = `${isList} ${organizations.map(({ id }) => id).join('\n')}`;
  const counts = useOrganizationCounts({ organizations, list: items, shown: shownItems, isEnabled: hasCounts });
  const lookalikes = withSameLook(organizations);
  const Item = isList ? OrganizationLine : OrganizationCard;
  if (organizations.length === 0) {
    return (
      <EmptyState title="No organizations found." action={search !== '' && <Button onClick={onShowAll}>Show all organizations</Button>}>
        {search === '' ? 'There are no organizations yet.' : `No organizations match “${search}”.`}
      </EmptyState>
    );
  }
  return (
    <ul
      ref={items}
      aria-label="Organizations"
      className={cn(
        isList
          ? 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card'
          : 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4',
      )}
    >
      {organizations.map((organization) => (
        <Item
          key={organization.id}
          organization={organization}
          isShown={organization.id === shown}
          hasLookalike={lookalikes.has(organization.id)}
          hasSettings={hasSettings}
          count={counts.get(organization.id)}
        />
      ))}
    </ul>
  );
}
