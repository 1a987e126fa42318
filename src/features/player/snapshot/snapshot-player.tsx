import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { configuration } from '@/backend/config';
import { sceneOf } from '@/domain/application/configuration';
import { allPois } from '@/domain/folders/folder';
import { iconsOf } from '@/domain/icons';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { startViewIn } from '@/domain/sharing/start-address';
import { type Snapshot, snapshotFiles, tourOfSnapshot } from '@/domain/snapshots';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { breakpoints } from '@/ui/breakpoints';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { useShallowStable } from '@/ui/use-shallow-stable';
import { useCurrentUser } from '@/widgets/current-user';
import { createPlayerSession, type PlayerSession } from '@/widgets/player-session/player-session';
import type { Panel } from '@/widgets/player-session/player-state';
import type { PlayerStore } from '@/widgets/player-session/player-store';
import { PlayerSessionProvider } from '@/widgets/player-session/session-context';
import type { TourContent } from '@/widgets/player-session/visit-context';
import { hasEmbedOption } from '../address/embed-option';
import { initialPlayerState } from '../address/initial-state';
import { useAddressSync } from '../address/use-address-sync';
import { useStartView } from '../address/use-start-view';
import type { PlayerCapabilities } from '../capabilities';
import { BrandMark, brandLinkStyle, TopBarFrame } from '../frame/top-bar-frame';
import { Player } from '../player';
import type { PlayerSlots, VersionSlots } from '../slots';
import { useCurrentTour } from '../use-editing';
import { SnapshotFiles } from './snapshot-files';
import { SnapshotShare } from './snapshot-share';
import { useCountedVisits } from './use-counted-visits';
import type { EditedCopy } from './version-copy';

type Props = { snapshot: Snapshot; organization: Organization; tour: TourId; slots: VersionSlots };

/** Delay between the end of measuring and placing the tags again. @see VIEWER-020 */
const tagsAfterMeasuringMs = 200;

const versionCopy = () => import('./version-copy').then((part) => part.VersionCopyTools);

/** The player over a published snapshot. Those who may edit its tour change a copy of it. @see VIEWER-001 VIEWER-003 VIEWER-007 VIEWER-014 */
export function SnapshotPlayer({ snapshot, organization, tour: id, slots: versionSlots }: Props) {
  const published = useMemo(
    () => tourOfSnapshot(snapshot, { organization: organization.id, tour: id, name: snapshot.tourName || snapshot.name || 'Digital Twin' }),
    [snapshot, organization, id],
  );
  const icons = useMemo(() => iconsOf(organization.iconDescription), [organization.iconDescription]);
  const isSignedIn = useCurrentUser() !== null;
  const [copy, setCopy] = useState<EditedCopy | null>(null);
  const tour = useCurrentTour(published, copy?.editing ?? null);
  const content: TourContent = useMemo(
    () => ({ folders: tour.folders, icons, scene: sceneOf(id, configuration()), tagsAfterMeasuringMs }),
    [tour, icons, id],
  );
  const session = useSnapshotSession(tour, content);
  useContentOnOpening(session.store, tour);
  useCountedVisits(snapshot, organization.id);
  const { folders: _, ...fields } = tour;
  const metadata = useShallowStable(fields);
  const files = useMemo(() => snapshotFiles(snapshot), [snapshot]);
  const capabilities = useMemo(() => capabilitiesOf(files.length > 0), [files]);
  const brand = { id: organization.id, organization };
  const slots: PlayerSlots = {
    share: ({ onClose }) => (
      <SnapshotShare
        name={tour.name}
        organization={organization.name}
        short={{ code: snapshot.shortCode, version: snapshot.id }}
        viewNow={session.currentSharedView}
        onClose={onClose}
      />
    ),
    fileManager: ({ onClose }) => <SnapshotFiles files={files} icons={icons} onClose={onClose} />,
    listHeader: <ListHeader organization={organization} count={allPois(tour.folders).length} />,
  };
  return (
    <PlayerSessionProvider session={session}>
      <title>{tourTabTitle(tour)}</title>
      <Player
        tour={tour}
        metadata={metadata}
        model={tour.matterportId}
        icons={icons}
        mayWrite={false}
        editing={copy?.editing ?? null}
        barTools={copy?.barTools}
        capabilities={capabilities}
        panels={{ tour, capabilities, mayShare: false, slots }}
        topBar={
          <TopBarFrame
            name={tour.name}
            brand={
              <span className={brandLinkStyle}>
                <BrandMark brand={brand} />
              </span>
            }
          >
            {copy?.editing && <copy.editing.Tools />}
          </TopBarFrame>
        }
      />
      {isSignedIn && (
        <LazyBoundary framed={() => null}>
          <Suspense>
            <LazyComponent
              load={versionCopy}
              props={{ tour: published, version: snapshot.id, icons, slots: versionSlots, onChange: setCopy }}
            />
          </Suspense>
        </LazyBoundary>
      )}
    </PlayerSessionProvider>
  );
}

/** A session that starts where the address says: at a PoI, a sweep or an exact view. @see ROUTE-043 */
function useSnapshotSession({ folders }: Tour, content: TourContent): PlayerSession {
  const [query] = useSearchParams();
  const view = startViewIn(query);
  const [session] = useState(() => {
    const start = view ? '' : (query.get('start') ?? '');
    const entry = { folders, mayWrite: false, wantsEdit: false, start, isShared: false, lastPoiName: null };
    const hasRoomForList = window.innerWidth >= breakpoints.mobile && !hasEmbedOption('list=closed');
    return createPlayerSession(initialPlayerState(entry, hasRoomForList), content);
  });
  useEffect(() => session.updateContent(content), [session, content]);
  useAddressSync(session.store);
  useStartView(session, view);
  return session;
}

/** The organization's logo above the points of interest. @see VIEWER-004 */
const ListHeader = ({ organization, count }: { organization: Organization; count: number }) => (
  <div className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
    <BrandMark brand={{ id: organization.id, organization }} />
    <span className="ml-auto shrink-0 text-xs tabular-nums">
      {count} {count === 1 ? 'point' : 'points'}
    </span>
  </div>
);

/** Opening a PoI shows what it has to read; on phones it closes the list instead, so that the scan is in view. @see VIEWER-015 VIEWER-016 */
function useContentOnOpening(store: PlayerStore, { folders }: { folders: Parameters<typeof allPois>[0] }): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.activePoi === null || (state.activePoi === before.activePoi && state.openCount === before.openCount)) return;
        const isPhone = window.innerWidth < breakpoints.mobile;
        const poi = allPois(folders).find(({ identifier }) => identifier === state.activePoi);
        state.setShowsContent(!isPhone && (poi?.content.length ?? 0) > 0);
        if (isPhone) state.setSidebarOpen(false);
      }),
    [store, folders],
  );
}

const capabilitiesOf = (hasFiles: boolean): PlayerCapabilities => ({
  panels: new Set<Panel>(['floors', 'view', 'tutorial', 'share', ...(hasFiles ? (['files'] as const) : [])]),
  hasScan: true,
  hasDefurnished: false,
  drone: null,
  hasDocuments: false,
  hasList: true,
  isSnapshot: true,
});
