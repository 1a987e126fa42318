import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { configuration } from '@/backend/config';
import { canWrite } from '@/domain/access/tours';
import { defurnishedModelOf, hasStages } from '@/domain/application/configuration';
import { iconsOf } from '@/domain/icons';
import type { Organization } from '@/domain/organizations/organization';
import { type Snapshot, snapshotFiles } from '@/domain/publishing/snapshots';
import { visitsPath } from '@/domain/publishing/visits-address';
import { kioskSecondsIn } from '@/domain/sharing/kiosk';
import type { Tour } from '@/domain/tours/tour';
import { webAddress } from '@/domain/web-address';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { startIn } from '../address/player-address';
import { capabilitiesOf, hasAbout } from '../capabilities';
import type { TourMetadata } from '../player';
import { SessionPlayer } from '../session-player';
import type { DocumentPage, PlayerSlots, VersionSlots } from '../slots';
import { useCountedVisits } from '../use-counted-visits';
import { type ToContent, usePlayerSetup } from '../use-player-setup';
import { PublicationFiles } from './publication-files';
import { PublicationShare } from './publication-share';
import type { EditedCopy } from './version-copy';

type Props = {
  snapshot: Snapshot;
  /** The version as a tour. */
  tour: Tour;
  organization: Organization;
  documentPath: (page: DocumentPage) => string;
  slots: VersionSlots;
};

/** Delay between the end of measuring and placing the tags again. @see VIEWER-020 */
const tagsAfterMeasuringMs = 200;
const toContent: ToContent = (content) => ({ ...content, tagsAfterMeasuringMs });

const kiosk = () => import('../kiosk/kiosk').then((part) => part.Kiosk);
const versionCopy = () => import('./version-copy').then((part) => part.VersionCopyTools);

/** The player over a published version. Those who may edit its tour change a copy of it. @see VIEWER-001 VIEWER-003 VIEWER-007 VIEWER-014 */
export function PublicationPlayer({ snapshot, tour, organization, documentPath, slots: versionSlots }: Props) {
  const icons = useMemo(() => iconsOf(organization.iconDescription), [organization.iconDescription]);
  const brand = useMemo(() => ({ id: organization.id, organization }), [organization]);
  const isSignedIn = useCurrentUser() !== null;
  const [copy, setCopy] = useState<EditedCopy | null>(null);
  const [query] = useSearchParams();
  // as it was opened: the player writes where its visitor is into the address
  const [opened] = useState(() => ({ wait: kioskSecondsIn(query), home: window.location.href, hasGuide: query.has('guide') }));
  const session = usePlayerSetup({ tour, icons, mayWrite: false, entry: { ...startIn(query), isListClosed: true }, toContent });
  const path = snapshot.shortCode === '' ? null : visitsPath(snapshot.shortCode, snapshot.id);
  const mayWrite = canWrite(useCurrentUser(), tour, useAccessContext(organization.id));
  useCountedVisits({ session, organization: organization.id, mayWrite, path });
  const files = useMemo(() => snapshotFiles(snapshot), [snapshot]);
  const hasFiles = files.length > 0;
  // older versions don't know whether their tour has a scan without furniture
  const hasDetails = snapshot.details !== null;
  const capabilities = useCallback(
    (metadata: TourMetadata) => capabilitiesFor(metadata, { hasFiles, hasDetails, documentPath, isKiosk: opened.wait !== null }),
    [hasFiles, hasDetails, documentPath, opened.wait],
  );
  const slots: PlayerSlots = {
    share: ({ tour: shared, onClose }) => (
      <PublicationShare
        tour={shared}
        organization={organization.name}
        guidedTour={session.store.getState().guidedTour}
        short={{ code: snapshot.shortCode, version: snapshot.id }}
        viewNow={session.currentSharedView}
        screenshot={() => session.takeScreenshot('share')}
        onClose={onClose}
      />
    ),
    fileManager: ({ onClose }) => <PublicationFiles files={files} icons={icons} onClose={onClose} />,
  };
  return (
    <SessionPlayer
      session={session}
      tour={tour}
      icons={icons}
      toContent={toContent}
      brand={brand}
      capabilities={capabilities}
      slots={slots}
      mayWrite={false}
      editing={copy?.editing ?? null}
      barTools={copy?.barTools}
    >
      {opened.wait !== null && (
        <LazyBoundary framed={() => null}>
          <Suspense fallback={null}>
            <LazyComponent load={kiosk} props={{ ...opened, tour, wait: opened.wait }} />
          </Suspense>
        </LazyBoundary>
      )}
      {isSignedIn && opened.wait === null && (
        <LazyBoundary framed={() => null}>
          <Suspense>
            <LazyComponent load={versionCopy} props={{ tour, version: snapshot.id, icons, slots: versionSlots, onChange: setCopy }} />
          </Suspense>
        </LazyBoundary>
      )}
    </SessionPlayer>
  );
}

type Offered = Pick<Props, 'documentPath'> & { hasFiles: boolean; hasDetails: boolean; isKiosk: boolean };

/** What a published version offers. What it has in other places than the live tour, or not at all, is one line each. */
const capabilitiesFor = (tour: TourMetadata, { hasFiles, hasDetails, documentPath, isKiosk }: Offered) =>
  capabilitiesOf(tour, {
    hasScan: true,
    defurnished: hasDetails ? defurnishedModelOf(tour, configuration()) : '',
    drone: webAddress(tour.nira),
    documentPath,
    hasTopBarLinks: false,
    hasEditSwitch: false,
    hasFloorsAlways: true,
    hasContentButton: true,
    hasFilesButton: !isKiosk,
    panels: {
      about: hasAbout(tour),
      guidedTours: tour.guidedTours.length > 0,
      // what can be taken along has no place in a kiosk
      share: !isKiosk,
      files: hasFiles && !isKiosk,
      stages: tour.tourTypeId !== '' && hasStages(tour.organization, configuration()),
    },
  });
