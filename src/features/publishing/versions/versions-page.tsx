import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { countsVisits } from '@/backend/config';
import { publicationQueries } from '@/backend/publishing/queries';
import { errorMessage } from '@/domain/app-error';
import { tourLandingPath } from '@/domain/page-addresses';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { VisitsDocument } from '@/domain/publishing/visit-statistics';
import { visitsFrom } from '@/domain/publishing/visits';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button, buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { LazyPart } from '@/ui/lazy-part';
import { Page } from '@/ui/page';
import { pageAddress } from '@/widgets/copy-link';
import { ProposalsSection } from '../proposals/proposals-section';
import { shortAddressOf } from '../short-link/short-address-of';
import { useOpensVersions } from '../use-opens-versions';
import { useVersions } from './use-versions';
import { VersionDialogs, type VersionRequest } from './version-dialogs';
import { VersionList } from './version-list';
import { VersionRowsSkeleton } from './versions-skeleton';

const visitsSection = () => import('../visits/visits-section').then((it) => it.VisitsSection);
const proposeDialog = () => import('../proposals/propose-dialog').then((it) => it.ProposeDialog);
const publishDialog = () => import('../publish/publish-dialog').then((it) => it.PublishDialog);

/** The published versions of a tour, newest first, and publishing the next one. */
export function VersionsPage({ tour }: { tour: Tour }) {
  const { versions, current, error, isPending, hasMore, isLoadingMore, loadMore, retry } = useVersions(tour);
  const [request, setRequest] = useState<VersionRequest | null>(null);
  const { isPublishing, publish, close } = usePublishAddress();
  const counted = useVisits(tour, versions.length > 0 || tour.public);
  const visits = useMemo(
    () =>
      counted &&
      visitsFrom(
        counted.map(({ fields }) => fields),
        new Date(),
      ),
    [counted],
  );
  const base = versions.find(({ id }) => id === current) ?? versions[0] ?? null;
  const shortCode = versions[0]?.shortCode ?? '';
  const name = tourTitle(tour);
  const hasFailed = error !== null && versions.length === 0;
  return (
    <Page
      title="Versions"
      documentTitle={`${tourTabTitle(tour)} - Versions`}
      description={
        <>
          What was published of{' '}
          <Link to={tourLandingPath(tour.id)} className="wrap-anywhere text-accent underline underline-offset-2">
            {name}
          </Link>
        </>
      }
      action={<Actions tour={tour} base={base} onPublish={publish} />}
    >
      {current !== null && (
        <div className="mb-6 max-w-2xl">
          <CopyField
            label="Public address of the current version"
            text={shortCode === '' ? pageAddress(publicTourPath(tour.organization, tour.id)) : shortAddressOf(shortCode)}
            copyLabel="Copy address"
          />
        </div>
      )}
      {!isPending && <ProposalsSection tour={tour} base={base} number={(versions[0]?.number ?? 0) + 1} />}
      {isPending && <VersionRowsSkeleton />}
      {hasFailed && <ErrorState title="The versions couldn’t be loaded" message={errorMessage(error)} retry={retry} />}
      {!isPending && !hasFailed && versions.length === 0 && (
        <EmptyState title="Nothing is published yet" action={<FirstVersion onPublish={publish} />}>
          A version shows the tour as it is now, at an address that stays. Editing the tour doesn’t change it.
        </EmptyState>
      )}
      {versions.length > 0 && <VersionList tour={tour} versions={versions} current={current} visits={visits} onRequest={setRequest} />}
      {hasMore && (
        <div className="flex justify-center pt-6">
          <Button busy={isLoadingMore} onClick={loadMore}>
            Show older
          </Button>
        </div>
      )}
      {/* it opens with those of the versions, if there are any */}
      {counted && !isPending && <LazyPart load={visitsSection} props={{ tour, documents: counted, hasVersions: versions.length > 0 }} />}
      <LazyOverlay key={String(isPublishing)} hasAddress onClose={close}>
        {isPublishing && !isPending && (
          <LazyComponent load={publishDialog} props={{ tour, number: (versions[0]?.number ?? 0) + 1, onClose: close }} />
        )}
      </LazyOverlay>
      <VersionDialogs tour={tour} versions={versions} current={current} request={request} onRequest={setRequest} />
    </Page>
  );
}

type ActionsProps = { tour: Tour; base: PublicationVersion | null; onPublish: () => void };

/** Publishing, and for who may not open versions proposing one. */
function Actions({ tour, base, onPublish }: ActionsProps) {
  const opensVersions = useOpensVersions(tour);
  const [isProposing, setProposing] = useState(false);
  const close = () => setProposing(false);
  if (opensVersions) {
    return (
      <Button look="primary" onClick={onPublish}>
        Publish a version
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onPublish}>Publish a version</Button>
      <Button look="primary" onClick={() => setProposing(true)}>
        Propose a version
      </Button>
      <LazyOverlay onClose={close}>
        {isProposing && <LazyComponent load={proposeDialog} props={{ tour, base, onClose: close }} />}
      </LazyOverlay>
    </div>
  );
}

const FirstVersion = ({ onPublish }: { onPublish: () => void }) => (
  <button type="button" className={buttonStyle()} onClick={onPublish}>
    Publish the first version
  </button>
);

const openedInApp = 'publish-opened-here';

/** The publish dialog is in the address, so that Back closes it and other pages lead to it. */
function usePublishAddress() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isPublishing: query.get('dialog') === 'publish',
    publish: () => setQuery({ dialog: 'publish' }, { state: openedInApp }),
    close: () => (state === openedInApp ? navigate(-1) : setQuery({}, { replace: true })),
  };
}

/** The documents that count visits; null until they are read, where nothing is counted, and if they cannot be read. */
function useVisits({ organization, id }: Tour, isVisited: boolean): readonly VisitsDocument[] | null {
  const { data } = useQuery({ ...publicationQueries.visits(organization, id), enabled: isVisited && countsVisits() });
  return data ?? null;
}
