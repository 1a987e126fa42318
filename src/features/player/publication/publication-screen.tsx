import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { publicationQueries } from '@/backend/publishing/queries';
import { snapshotQueries } from '@/backend/snapshots/queries';
import { isAppError } from '@/domain/app-error';
import { allPois } from '@/domain/folders/folder';
import { type OrgId, orgId, type TourId, tourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { attachedFiles } from '@/domain/pois/deletion';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { isSnapshotVisible, joinedFolders, type Snapshot, tourOfSnapshot } from '@/domain/publishing/snapshots';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { TranslatedTour } from '@/widgets/content-language/translated-tour';
import { NotOpen } from '@/widgets/not-open';
import { DocumentPages } from '../document-pages';
import { PlayerFrame } from '../frame/player-preview';
import { PlayerSkeleton } from '../player-skeleton';
import { type DocumentPage, documentPages, type VersionSlots } from '../slots';
import { FocusOnNewVersion, NewVersionNotice } from './new-version-notice';
import { PublicationPlayer } from './publication-player';
import { publicationTexts } from './texts';

/** A published version of a tour, or the current one, for everybody. @see ROUTE-003 ACCESS-050 */
export function PublicationScreen({ slots }: { slots: VersionSlots }) {
  const { organization = '', tour = '', id = '' } = useParams();
  const props = { organization: orgId(organization), tour: tourId(tour), slots };
  return id === currentId ? (
    <CurrentPublicationVersion key={`${organization} ${tour}`} {...props} />
  ) : (
    <OpenPublication key={id} {...props} id={id} />
  );
}

type Props = { organization: OrgId; tour: TourId; id: string; slots: VersionSlots };

/** The current version. When another becomes current, the one that is shown stays until the visitor presses a button. @see ROUTE-003 */
function CurrentPublicationVersion({ organization, tour, slots }: Omit<Props, 'id'>) {
  const { data, error } = useQuery({ ...publicationQueries.current(organization, tour), retryOnMount: false });
  const [shown, setShown] = useState<string | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const latest = data?.version ?? '';
  if (shown === null && latest !== '') setShown(latest);
  if (shown === null) {
    if (error && !isAppError(error, 'permission-denied')) throw error;
    return error || data === null ? <NotPublished /> : <PlayerSkeleton />;
  }
  const hasNewer = latest !== '' && latest !== shown;
  const showLatest = () => {
    setShown(latest);
    setReplaced(true);
  };
  return (
    <OpenPublication
      key={shown}
      organization={organization}
      tour={tour}
      id={shown}
      slots={slots}
      onShowCurrent={hasNewer ? showLatest : undefined}
    >
      {isReplaced && <FocusOnNewVersion />}
      {hasNewer && dismissed !== latest && <NewVersionNotice onShow={showLatest} onDismiss={() => setDismissed(latest)} />}
    </OpenPublication>
  );
}

type PublishedProps = Props & {
  /** Shows the current version in place of one that was unpublished. */
  onShowCurrent?: (() => void) | undefined;
  children?: ReactNode;
};

/** @see VIEWER-001 VIEWER-002 VIEWER-021 */
function OpenPublication({ organization, tour, id, slots, onShowCurrent, children }: PublishedProps) {
  const { snapshot, error: contentError } = useWholeVersion({ organization, tour, id });
  const brand = useQuery(organizationQueries.one(organization));
  const error = contentError ?? brand.error;
  if (error && !isAppError(error, 'permission-denied')) throw error;
  if (error || snapshot === null || brand.data === null) return <NotPublished onShowCurrent={onShowCurrent} />;
  if (!snapshot || !brand.data) return <PlayerSkeleton />;
  if (!isSnapshotVisible(snapshot)) return <NotPublished onShowCurrent={onShowCurrent} />;
  return (
    <PlayerFrame theme={brand.data.theme}>
      <VisibleSnapshot snapshot={snapshot} organization={brand.data} id={tour} slots={slots} />
      {children}
    </PlayerFrame>
  );
}

type VisibleProps = { snapshot: Snapshot; organization: Organization; id: TourId; slots: VersionSlots };

/** The scan of a version, or one of its document pages, which the address names in its query. @see ROUTE-044 ROUTE-045 */
function VisibleSnapshot({ snapshot, organization, id, slots }: VisibleProps) {
  const { nameless } = useTexts(publicationTexts);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const page = documentPages.find((each) => each === query.get('page'));
  const tour = useMemo(
    () => tourOfSnapshot(snapshot, { organization: organization.id, tour: id, name: snapshot.tourName || snapshot.name || nameless }),
    [snapshot, organization, id, nameless],
  );
  const documentPath = useCallback((each: DocumentPage, back: string) => pathname + withPage(back, each), [pathname]);
  const version = useMemo(() => ({ organization: organization.id, tour: id, version: snapshot.id }), [organization.id, id, snapshot.id]);
  return (
    <TranslatedTour tour={tour} version={version}>
      {(shown) =>
        page ? (
          <DocumentPages
            tour={page === 'files' ? withPointFiles(shown) : shown}
            brand={{ id: organization.id, organization }}
            mode={page}
            slots={slots}
            back={pathname + withPage(query.toString(), null)}
            hasTopBarLinks={false}
          />
        ) : (
          <PublicationPlayer snapshot={snapshot} tour={tour} organization={organization} documentPath={documentPath} slots={slots} />
        )
      }
    </TranslatedTour>
  );
}

/** A version with the files of its points too, as its bar lists them: visitors have no other list. */
const withPointFiles = (tour: Tour): Tour => ({
  ...tour,
  files: allPois(tour.folders)
    .flatMap(attachedFiles)
    .map((file) => ({ ...file, progress: 100 })),
});

/** A query with another page in it, or with none; its question mark included. */
function withPage(search: string, page: DocumentPage | null): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page) query.set('page', page);
  return query.size === 0 ? '' : `?${query}`;
}

/** A snapshot with the folders of its parts; undefined until all are loaded. */
function useWholeVersion({ organization, tour, id }: Omit<Props, 'slots'>) {
  const { data: first, error } = useQuery({ ...snapshotQueries.one(organization, tour, id), retryOnMount: false });
  const hasParts = (first?.parts ?? 0) > 0;
  const parts = useQuery({ ...publicationQueries.parts({ organization, tour, version: id }), enabled: hasParts });
  const whole = useMemo(
    () => first && parts.data && { ...first, pois: joinedFolders([...first.pois, ...parts.data]) },
    [first, parts.data],
  );
  return hasParts && !error ? { snapshot: whole, error: parts.error } : { snapshot: first, error };
}

/** @see VIEWER-002 */
function NotPublished({ onShowCurrent }: { onShowCurrent?: (() => void) | undefined }) {
  const t = useTexts(publicationTexts);
  return (
    <main className="grid min-h-dvh place-items-center">
      {onShowCurrent ? (
        <div className="flex flex-col items-center gap-4 px-6 text-center">
          <p className="text-pretty text-ink text-sm">{t.withdrawn}</p>
          <Button look="primary" onClick={onShowCurrent}>
            {t.showNew}
          </Button>
        </div>
      ) : (
        <NotOpen title={t.notPublished} message={t.notPublishedReason} />
      )}
    </main>
  );
}
