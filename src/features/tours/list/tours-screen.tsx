import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import { canWriteInvitation } from '@/domain/access/invitations';
import { canRunOrganization, isGlobalAdmin } from '@/domain/access/principals';
import { canChange, canCreateTour, canDeleteTour, canWrite } from '@/domain/access/tours';
import { isAppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorNote } from '@/ui/error-note';
import { LazyComponent } from '@/ui/lazy-component';
import { Page } from '@/ui/page';
import { BulkOverlay } from '@/widgets/bulk/bulk-overlay';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { useOwnTours } from '@/widgets/use-own-tours';
import type { BulkRequest } from '../bulk/bulk-request';
import type { ListContext, TourDialogKind } from './list-context';
import { useTourAddress } from './tour-address';
import { TourDialogs } from './tour-dialogs';
import { TourList } from './tour-list';

const bulkDialogs = () => import('../bulk/bulk-dialogs').then((it) => it.BulkDialogs);

export function ToursScreen() {
  const id = useOrganizationId();
  // load tours and organization in parallel
  usePrefetchQuery(tourQueries.listed(id));
  const organization = useOrganization(id);
  return (
    <ErrorBoundary fallback={(error) => <NotAllowed error={error} organization={organization} />}>
      <AllowedTours organization={organization} />
    </ErrorBoundary>
  );
}

function AllowedTours({ organization }: { organization: Organization }) {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(organization.id);
  const { data: tours } = useSuspenseQuery(tourQueries.listed(organization.id));
  const address = useTourAddress();
  const [dialogRequest, setDialogRequest] = useState<{ kind: TourDialogKind; tour: TourId } | null>(null);
  const openDialog = useCallback((kind: TourDialogKind, tour: ListedTour) => setDialogRequest({ kind, tour: tour.id }), []);
  const [bulk, setBulk] = useState<BulkRequest | null>(null);
  const closeBulk = () => setBulk(null);
  const [renaming, onRename] = useState<TourId | null>(null);
  const context = useListContext(organization, tours, { openDialog, openFiles: address.openItem, renaming, onRename });
  return (
    <>
      <TourList
        tours={tours}
        context={context}
        address={address}
        canCreate={canCreateTour(currentUser, organization, accessContext)}
        canImport={isGlobalAdmin(currentUser)}
        onBulk={setBulk}
      />
      <BulkOverlay onClose={closeBulk}>
        {bulk && <LazyComponent load={bulkDialogs} props={{ organization, request: bulk, onClose: closeBulk }} />}
      </BulkOverlay>
      <TourDialogs
        files={address.open}
        request={dialogRequest}
        onFilesClosed={() => address.change({ open: null })}
        onRequestClosed={() => setDialogRequest(null)}
      />
    </>
  );
}

type Actions = Pick<ListContext, 'openDialog' | 'openFiles' | 'renaming' | 'onRename'>;

function useListContext(
  organization: Organization,
  tours: readonly ListedTour[],
  { openDialog, openFiles, renaming, onRename }: Actions,
): ListContext {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(organization.id);
  const { own, onFavorite } = useOwnTours(currentUser?.uid ?? null);
  const { data: collections } = useQuery({
    ...collectionQueries.of(organization.id),
    enabled: useMemo(() => tours.some(({ collection }) => collection !== ''), [tours]),
  });
  return useMemo(
    () => ({
      organization,
      collections: new Map((collections ?? []).map((collection) => [collection.id, collection])),
      own,
      onFavorite,
      canEdit: (tour) => canWrite(currentUser, tour, accessContext),
      canCollect: (tour) => canChange(currentUser, tour, ['collection'], accessContext),
      canInvite: (tour) => canWriteInvitation(currentUser, tour.organization, accessContext.directory),
      canDuplicate: canCreateTour(currentUser, organization, accessContext),
      canDelete: canDeleteTour(currentUser, { organization: organization.id }, accessContext),
      canSeeActivity: canRunOrganization(currentUser, organization.id, accessContext.directory),
      openDialog,
      openFiles,
      renaming,
      onRename,
    }),
    [organization, collections, own, onFavorite, currentUser, accessContext, openDialog, openFiles, renaming, onRename],
  );
}

type NotAllowedProps = { error: unknown; organization: Organization };

/** @see TOUR-023 */
function NotAllowed({ error, organization }: NotAllowedProps): ReactNode {
  if (!isAppError(error, 'permission-denied')) throw error;
  return (
    <Page title={organization.name} tabTitle={`${organization.name} - Tours`}>
      <ErrorNote>not allowed</ErrorNote>
    </Page>
  );
}
