import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Collection } from '@/domain/collections/collection';
import { collectionDialogPath } from '@/domain/collections/collection-page-addresses';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { byName, filterBySearch, isSearch } from '@/domain/search';
import { Button, buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSizes } from '@/widgets/entity-list/list-layout';
import { ListToolbar } from '@/widgets/entity-list/list-toolbar';
import type { SortOption } from '@/widgets/entity-list/sort-select';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { useListSelection } from '@/widgets/entity-list/use-list-selection';
import { UnfinishedTransfers } from '../add-tours/unfinished-transfers';
import type { BulkRequest } from '../bulk/bulk-request';
import { CollectionSelection } from '../bulk/collection-selection';
import type { CollectionAddress, CollectionSort } from './collection-address';
import { CollectionCard } from './collection-card';
import type { ListContext } from './list-context';

type Props = {
  collections: readonly Collection[];
  context: ListContext;
  address: CollectionAddress;
  organization: OrgId;
  onBulk: (request: BulkRequest) => void;
};

const withButtons: ListSizes = { minCardWidth: 29, cardText: 12.5, narrowCardText: 17, hasImageBeside: true, row: 4, narrowRow: 5 };
const withoutButtons: ListSizes = { ...withButtons, minCardWidth: 23, cardText: 8.5, narrowCardText: 8.5 };

const sorts: readonly SortOption<CollectionSort>[] = [
  { value: 'name', label: 'Name' },
  { value: 'tours', label: 'Most tours' },
];

/** @see COLL-001 COLL-002 COLL-006 */
export function CollectionList({ collections, context, address, organization, onBulk }: Props) {
  const { q, change } = address;
  const found = useFound(collections, context, address);
  const sections = useMemo(
    () =>
      found.length === 0 ? [] : [{ key: 'collections', title: isSearch(q, 'collections') ? 'Results' : 'All collections', items: found }],
    [found, q],
  );
  const renderCollection: RenderItem<Collection> = useCallback(
    (collection, view) => <CollectionCard collection={collection} context={context} view={view} />,
    [context],
  );
  const selection = useListSelection(collections, sections);
  const selectable = context.canEdit ? { selection } : {};
  const create = context.canEdit && <CreateLink />;
  if (collections.length === 0) {
    return (
      <CollectionsPage>
        <EmptyState title="No collections yet" action={create}>
          A collection puts tours together under one name, in an order of your own, and is shared with one invitation.
          {!context.canEdit && ' Admins of the organization create them.'}
        </EmptyState>
      </CollectionsPage>
    );
  }
  return (
    <CollectionsPage
      search={
        <ListToolbar
          searchLabel="Search collections"
          address={{ ...address, mode: 'grid' }}
          onChange={change}
          sorts={sorts}
          {...(context.canEdit && { hasSelection: true, onSelect: selection.begin })}
        />
      }
      action={create}
    >
      <UnfinishedTransfers collections={collections} organization={organization} />
      <p role="status" className="sr-only">
        {isSearch(q, 'collections') && plural(found.length, { one: '# collection found', other: '# collections found' })}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No matching collections" action={<Button onClick={() => change({ q: '' })}>Show all collections</Button>}>
          No collection has “{q.trim()}” in its name or description.
        </EmptyState>
      ) : (
        <EntityList
          sections={sections}
          mode="grid"
          sizes={context.canAdd ? withButtons : withoutButtons}
          renderItem={renderCollection}
          {...selectable}
        />
      )}
      {context.canEdit && (
        <CollectionSelection collections={collections} selection={selection} isNarrowed={isSearch(q, 'collections')} onRequest={onBulk} />
      )}
    </CollectionsPage>
  );
}

type PageProps = { search?: ReactNode; action?: ReactNode; children: ReactNode };

/** @see COLL-001 */
const CollectionsPage = (page: PageProps) => (
  <Page title="Collections" description="Create Collections to organize and share your Tours" {...page} />
);

/** @see COLL-003 */
function CreateLink() {
  const { search } = useLocation();
  return (
    <Link to={collectionDialogPath('create') + search} state={openedInApp} className={buttonStyle({ look: 'primary' })}>
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      Create collection
    </Link>
  );
}

// deferred, so that typing stays responsive
function useFound(collections: readonly Collection[], { toursOf }: ListContext, { q, sort }: CollectionAddress): Collection[] {
  const words = useDeferredValue(q);
  return useMemo(() => {
    const found = filterBySearch(collections, words, 'collections', ({ name, description }) => [name, description]).toSorted(byName);
    if (sort === 'name') return found;
    const countOf = ({ id }: Collection) => toursOf?.get(id)?.length ?? 0;
    return found.toSorted((one, other) => countOf(other) - countOf(one));
  }, [collections, toursOf, words, sort]);
}
