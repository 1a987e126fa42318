import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import { canWriteInvitation } from '@/domain/access/invitations';
import { isGlobalAdmin } from '@/domain/access/principals';
import { canCreateTour, canDeleteTour, canWrite } from '@/domain/access/tours';
import { isRefusal } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Page } from '@/ui/page';
import { useFacts } from '@/widgets/facts';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import type { ListContext, TourQuestion } from './list-context';
import { TourDialogs } from './tour-dialogs';
import { TourList } from './tour-list';
import { useListAddress } from './use-list-address';
import { useListedTours } from './use-listed-tours';

export function ToursScreen() {
  const id = useOrganizationId();
  // both are asked for at once
  usePrefetchQuery(tourQueries.listed(id));
  const organization = useOrganization(id);
  return (
    <ErrorBoundary fallback={(error) => <NotAllowed error={error} organization={organization} />}>
      <AllowedTours organization={organization} />
    </ErrorBoundary>
  );
}

function AllowedTours({ organization }: { organization: Organization }) {
  const who = useWho();
  const facts = useFacts();
  const tours = useListedTours(organization.id);
  const address = useListAddress();
  const [question, setQuestion] = useState<{ what: TourQuestion; tour: TourId } | null>(null);
  const ask = useCallback((what: TourQuestion, tour: ListedTour) => setQuestion({ what, tour: tour.id }), []);
  const context = useListContext(organization, tours, { ask, openFiles: address.openFiles });
  return (
    <>
      <TourList
        tours={tours}
        context={context}
        address={address}
        canCreate={canCreateTour(who, organization, facts)}
        canImport={isGlobalAdmin(who)}
      />
      <TourDialogs
        files={address.files}
        question={question}
        onFilesClosed={() => address.change({ files: null })}
        onAnswered={() => setQuestion(null)}
      />
    </>
  );
}

type Opens = Pick<ListContext, 'ask' | 'openFiles'>;

function useListContext(organization: Organization, tours: readonly ListedTour[], { ask, openFiles }: Opens): ListContext {
  const who = useWho();
  const facts = useFacts();
  const { data: collections } = useQuery({
    ...collectionQueries.of(organization.id),
    enabled: useMemo(() => tours.some(({ collection }) => collection !== ''), [tours]),
  });
  return useMemo(
    () => ({
      organization,
      collections: new Map((collections ?? []).map((collection) => [collection.id, collection])),
      canEdit: (tour) => canWrite(who, tour, facts),
      canInvite: (tour) => canWriteInvitation(who, tour.organization, facts.directory),
      canDuplicate: canCreateTour(who, organization, facts),
      canDelete: canDeleteTour(who, { organization: organization.id }, facts),
      ask,
      openFiles,
    }),
    [organization, collections, who, facts, ask, openFiles],
  );
}

type NotAllowedProps = { error: unknown; organization: Organization };

/** @see TOUR-023 */
function NotAllowed({ error, organization }: NotAllowedProps): ReactNode {
  if (!isRefusal(error, 'permission-denied')) throw error;
  return (
    <Page title={organization.name} tabTitle={`${organization.name} - Tours`}>
      <p role="alert" className="rounded-lg bg-danger-wash px-4 py-3 text-danger text-sm">
        not allowed
      </p>
    </Page>
  );
}
