import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { configuration } from '@/backend/config';
import { canWrite } from '@/domain/access/tours';
import { defurnishedModelOf, hasStages, modelOf } from '@/domain/application/configuration';
import { iconsOf } from '@/domain/icons';
import type { Organization } from '@/domain/organizations/organization';
import { type Snapshot, snapshotFiles } from '@/domain/publishing/snapshots';
import { visitsPath } from '@/domain/publishing/visits-address';
import type { Tour } from '@/domain/tours/tour';
import { webAddress } from '@/domain/web-address';
import { LazyPart } from '@/ui/lazy-part';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { startIn } from '../address/player-address';
import { useAddressNavigation } from '../address/use-address-sync';
import { capabilitiesOf, hasAbout } from '../capabilities';
import { KioskLayer, useOpenedKiosk } from '../kiosk/kiosk-layer';
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
  documentPath: (page: DocumentPage, query: string) => string;
  slots: VersionSlots;
};

/** Delay between the end of measuring and placing the tags again. @see VIEWER-020 */
const tagsAfterMeasuringMs = 200;
const toContent: ToContent = (content) => ({ ...content, tagsAfterMeasuringMs });

const versionCopy = () => import('./version-copy').then((part) => part.VersionCopyTools);

/** The player over a published version. Those who may edit its tour change a copy of it. @see VIEWER-001 VIEWER-003 VIEWER-007 VIEWER-014 */
export function PublicationPlayer({ snapshot, tour, organization, documentPath, slots: versionSlots }: Props) {
  const icons = useMemo(() => iconsOf(organization.iconDescription), [organization.iconDescription]);
  const brand = useMemo(() => ({ id: organization.id, organization }), [organization]);
  const isSignedIn = useCurrentUser() !== null;
  const [copy, setCopy] = useState<EditedCopy | null>(null);
  const [query] = useSearchParams();
  const kiosk = useOpenedKiosk();
  const isKiosk = kiosk !== null;
  const place = startIn(query);
  const session = usePlayerSetup({ tour, icons, mayWrite: false, entry: { ...place, isListClosed: true }, toContent });
  const isShared = place.view !== null || place.guide !== null;
  useAddressNavigation(session.store, { folders: tour.folders, mayWrite: false, wantsEdit: null, start: place.start, isShared });
  const path = snapshot.shortCode === '' ? null : visitsPath(snapshot.shortCode, snapshot.id);
  const mayWrite = canWrite(useCurrentUser(), tour, useAccessContext(organization.id));
  useCountedVisits({ session, organization: organization.id, mayWrite, path });
  const files = useMemo(() => snapshotFiles(snapshot), [snapshot]);
  const hasFiles = files.length > 0;
  // older versions don't know whether their tour has a scan without furniture
  const hasDetails = snapshot.details !== null;
  const capabilities = useCallback(
    (metadata: TourMetadata) => capabilitiesFor(metadata, { hasFiles, hasDetails, documentPath, isKiosk }),
    [hasFiles, hasDetails, documentPath, isKiosk],
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
      isKiosk={isKiosk}
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
      <KioskLayer tour={tour} kiosk={kiosk} />
      {isSignedIn && !kiosk && (
        <LazyPart isOptional load={versionCopy} props={{ tour, version: snapshot.id, icons, slots: versionSlots, onChange: setCopy }} />
      )}
    </SessionPlayer>
  );
}

type Offered = Pick<Props, 'documentPath'> & { hasFiles: boolean; hasDetails: boolean; isKiosk: boolean };

/** What a published version offers. What it has in other places than the live tour, or not at all, is one line each. */
const capabilitiesFor = (tour: TourMetadata, { hasFiles, hasDetails, documentPath, isKiosk }: Offered) =>
  capabilitiesOf(tour, {
    model: modelOf(tour, configuration()),
    hasScan: true,
    defurnished: hasDetails ? defurnishedModelOf(tour, configuration()) : '',
    drone: webAddress(tour.nira),
    // a document leads out of the kiosk, which nobody there can bring back
    documentPath: isKiosk ? null : documentPath,
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
      stages: !isKiosk && tour.tourTypeId !== '' && hasStages(tour.organization, configuration()),
    },
  });
