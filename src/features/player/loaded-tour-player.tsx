import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { configuration } from '@/backend/config';
import { canReadChecks } from '@/domain/access/checks';
import { canComment } from '@/domain/access/comments';
import { canShare, canWrite } from '@/domain/access/tours';
import { defurnishedModelOf, hasStages, modelOf } from '@/domain/application/configuration';
import { localKeys } from '@/domain/application/local-keys';
import { iconsOf } from '@/domain/icons';
import { playerPath } from '@/domain/page-addresses';
import { liveVisitsPath } from '@/domain/publishing/visits-address';
import type { Tour } from '@/domain/tours/tour';
import { webAddress } from '@/domain/web-address';
import { LazyBoundary } from '@/ui/lazy-component';
import { readSetting, writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import type { EditorInstance } from '@/widgets/player-session/editing';
import { useAccessContext } from '@/widgets/use-access-context';
import { useCloseWhenExpired } from '@/widgets/use-close-when-expired';
import { useMarkAccepted } from '@/widgets/use-mark-accepted';
import type { PlayerAddress } from './address/player-address';
import { useAddressLinks } from './address/use-address-links';
import { useAddressNavigation } from './address/use-address-sync';
import { useThreadInAddress } from './address/use-thread-in-address';
import { capabilitiesOf, hasAbout, type PlayerCapabilities } from './capabilities';
import { TourSwitch } from './frame/top-bar-switches';
import type { Brand } from './frame/use-brand';
import { KioskLayer, useOpenedKiosk } from './kiosk/kiosk-layer';
import { SharedCard } from './notices/shared-card';
import type { TourMetadata } from './player';
import { useTypedTour } from './point-filter/use-typed-tour';
import { SessionPlayer } from './session-player';
import type { PlayerSlots } from './slots';
import { useCountedVisits } from './use-counted-visits';
import { useEditDenied } from './use-edit-denied';
import { useEditing, useHasUnsaved } from './use-editing';
import { usePlayerSetup } from './use-player-setup';

type Props = {
  tour: Tour;
  brand: Brand;
  slots: PlayerSlots;
  address: PlayerAddress;
  /** Called with the latest tour while it is being edited. */
  onEdit: (edited: { tour: Tour; hasUnsaved: boolean }) => void;
};

/** A player session for a tour, starting where its address points to. */
export function LoadedTourPlayer({ tour, brand, address, slots, onEdit }: Props) {
  const { start, view, guide } = address;
  const wantsEdit = address.mode === 'edit';
  const { link, retry, isShared, collection } = useAddressLinks(address);
  const currentUser = useCurrentUser();
  const kiosk = useOpenedKiosk();
  const isKiosk = kiosk !== null;
  // whoever set up a kiosk may be signed in there, and who stands before it is a visitor
  const accessContext = useAccessContext(tour.organization);
  const mayWrite = canWrite(currentUser, tour, accessContext) && !isKiosk;
  const mayComment = slots.comments !== undefined && canComment(currentUser, tour, accessContext) && !isKiosk;
  const mayReadChecks = slots.checks !== undefined && canReadChecks(currentUser, tour, accessContext) && !isKiosk;
  const typed = useTypedTour(tour, mayReadChecks);
  useMarkAccepted(tour);
  const iconDescription = brand.organization?.iconDescription;
  const icons = useMemo(() => iconsOf(iconDescription ?? []), [iconDescription]);
  // the stored PoI name applies only once
  const [lastPoiName] = useState(() => readSetting(localKeys.lastPoiName));
  useEffect(() => writeSetting(localKeys.lastPoiName, null), []);
  const session = usePlayerSetup({ tour, icons, mayWrite, entry: { start, view, guide, wantsEdit, isShared, lastPoiName } });
  useCountedVisits({ session, organization: tour.organization, mayWrite, path: tour.public ? liveVisitsPath(tour.id) : null });
  const editing = useEditing(session, slots.editor, { tour, icons, mayWrite });
  const [startsInEdit] = useState(wantsEdit || tour.folders.length === 0);
  useEffect(() => {
    // write access often resolves after the tour has loaded
    if (mayWrite && startsInEdit) session.store.getState().setUiMode('edit');
  }, [session, mayWrite, startsInEdit]);
  useEditDenied(session, { tour, wantsEdit, mayWrite });
  useAddressNavigation(session.store, { folders: tour.folders, mayWrite, wantsEdit, start, isShared: isShared || guide !== null });
  useThreadInAddress(session, mayComment);
  const capabilities = useCallback(
    (metadata: TourMetadata) =>
      capabilitiesFor(metadata, { mayWrite, mayComment, mayReadChecks, isKiosk, slots, collection: collection?.id ?? '' }),
    [mayWrite, mayComment, mayReadChecks, isKiosk, slots, collection?.id],
  );
  const beside = useMemo(() => collection && <TourSwitch collection={collection} tour={tour.id} />, [collection, tour.id]);
  return (
    <SessionPlayer
      session={session}
      isKiosk={isKiosk}
      tour={typed}
      icons={icons}
      brand={brand}
      capabilities={capabilities}
      slots={slots}
      mayWrite={mayWrite}
      mayShare={canShare(currentUser, tour)}
      editing={editing}
      beside={beside}
      card={link === undefined ? undefined : (current) => <SharedCard key={link?.id} tour={current} link={link} retry={retry} />}
    >
      <KioskLayer tour={tour} kiosk={kiosk} />
      {mayReadChecks && hasStates(typed) && <FollowedChecks tour={typed} slots={slots} />}
      <AccessEnd tour={tour} editing={editing} onEdit={onEdit} />
    </SessionPlayer>
  );
}

/** Whether somebody can find its points in another state. */
const hasStates = ({ pointTypes }: Tour): boolean => pointTypes.some(({ states }) => states.length > 0);

const FollowedChecks = ({ tour, slots }: Pick<Props, 'tour' | 'slots'>) => (
  <LazyBoundary framed={() => null}>
    <Suspense fallback={null}>{slots.checkedStates?.({ tour })}</Suspense>
  </LazyBoundary>
);

/** Closes the tour when access to it expires, except while there are unsaved changes. */
function AccessEnd({ tour, editing, onEdit }: Pick<Props, 'tour' | 'onEdit'> & { editing: EditorInstance | null }) {
  const hasUnsaved = useHasUnsaved(tour, editing);
  useEffect(() => {
    if (editing) onEdit({ tour, hasUnsaved });
  }, [editing, tour, hasUnsaved, onEdit]);
  useCloseWhenExpired(tour, !hasUnsaved);
  return null;
}

type Offered = { mayWrite: boolean; mayComment: boolean; mayReadChecks: boolean; isKiosk: boolean; slots: PlayerSlots; collection: string };

/** What can be taken along, and what leads away, has no place in a kiosk. */
const capabilitiesFor = (
  tour: TourMetadata,
  { mayWrite, mayComment, mayReadChecks, isKiosk, slots, collection }: Offered,
): PlayerCapabilities =>
  capabilitiesOf(tour, {
    model: modelOf(tour, configuration()),
    defurnished: defurnishedModelOf(tour, configuration()),
    drone: webAddress(tour.nira),
    documentPath: isKiosk || slots.files === undefined ? null : (page, query) => playerPath(tour.id, page, collection) + query,
    hasPeople: !isKiosk && slots.files !== undefined,
    readsPrivate: mayReadChecks,
    hasTopBarLinks: !isKiosk,
    hasEditSwitch: !isKiosk,
    panels: {
      about: hasAbout(tour),
      comments: mayComment,
      guidedTours: tour.guidedTours.length > 0,
      share: !isKiosk,
      history: mayWrite,
      files: mayWrite && slots.fileManager !== undefined,
      stages: !isKiosk && tour.tourTypeId !== '' && hasStages(tour.organization, configuration()),
    },
  });
