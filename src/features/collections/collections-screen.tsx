import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import { canEditCollection } from '@/domain/access/collections';
import { canEditOrganization } from '@/domain/access/principals';
import type { Collection } from '@/domain/collections/collection';
import { type CollectionId, collectionId, type OrgId } from '@/domain/ids';
import { collectionPath } from '@/domain/page-addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { LazyComponent } from '@/ui/lazy-component';
import { BulkOverlay } from '@/widgets/bulk/bulk-overlay';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { Redirect } from '@/widgets/redirect';
import { useAccessContext } from '@/widgets/use-access-context';
import { AddressedDialog } from './addressed-dialog';
import type { BulkRequest } from './bulk/bulk-request';
import { useCollectionAddress } from './list/collection-address';
import { CollectionList } from './list/collection-list';
import type { ListContext, LocalDialog } from './list/list-context';
import { LocalDialogs } from './list/local-dialogs';

const bulkDialogs = () => import('./bulk/bulk-dialogs').then((it) => it.BulkDialogs);

/** The organization's collections, with the dialogs over them. @see COLL-001 COLL-002 COLL-024 ROUTE-007 */
export function CollectionsScreen() {
  const id = useOrganizationId();
  const { mode, tour } = useParams();
  // load collections and organization in parallel
  usePrefetchQuery(collectionQueries.of(id));
  const organization = useOrganization(id);
  const { data: collections } = useSuspenseQuery(collectionQueries.of(id));
  const address = useCollectionAddress();
  const [request, setRequest] = useState<{ dialog: LocalDialog; collection: Collection } | null>(null);
  const [bulk, setBulk] = useState<BulkRequest | null>(null);
  const openDialog = useCallback((dialog: LocalDialog, collection: Collection) => setRequest({ dialog, collection }), []);
  const context = useListContext(id, openDialog);
  if (mode === 'view' && tour) return <Redirect to={collectionPath(collectionId(tour))} />;
  return (
    <>
      <CollectionList collections={collections} context={context} address={address} organization={id} onBulk={setBulk} />
      <BulkOverlay onClose={() => setBulk(null)}>
        {bulk && <LazyComponent load={bulkDialogs} props={{ request: bulk, toursOf: context.toursOf, onClose: () => setBulk(null) }} />}
      </BulkOverlay>
      <AddressedDialog mode={mode} id={tour} collections={collections} organization={id} context={context} />
      <LocalDialogs request={request} organization={organization} context={context} onClose={() => setRequest(null)} />
    </>
  );
}

function useListContext(organization: OrgId, openDialog: ListContext['openDialog']): ListContext {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization);
  const { data: tours } = useQuery(tourQueries.listed(organization));
  return useMemo(
    () => ({
      toursOf: tours ? groupedByCollection(tours) : null,
      canEdit: canEditCollection(currentUser, { organization }, directory),
      canAdd: canEditOrganization(currentUser, organization, directory),
      openDialog,
    }),
    [tours, currentUser, organization, directory, openDialog],
  );
}

function groupedByCollection(tours: readonly ListedTour[]): ReadonlyMap<CollectionId, readonly ListedTour[]> {
  const groups = new Map<CollectionId, ListedTour[]>();
  for (const tour of tours) {
    const group = groups.get(tour.collection);
    if (group) group.push(tour);
    else groups.set(tour.collection, [tour]);
  }
  return groups;
}
