import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { configuration } from '@/backend/config';
import { isPlayerAdmin } from '@/domain/access/platform';
import { canShare, canWrite } from '@/domain/access/tours';
import { defurnishedModelOf, hasStages, modelOf, sceneOf } from '@/domain/application/configuration';
import { localKeys } from '@/domain/application/local-keys';
import { iconsOf } from '@/domain/icons';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { webAddress } from '@/domain/web-address';
import { breakpoints } from '@/ui/breakpoints';
import { readSetting, writeSetting } from '@/ui/settings';
import { useShallowStable } from '@/ui/use-shallow-stable';
import { useCurrentUser } from '@/widgets/current-user';
import type { EditorInstance } from '@/widgets/player-session/editing';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import type { Panel } from '@/widgets/player-session/player-state';
import { PlayerSessionProvider, usePlayerSession, usePlayerState } from '@/widgets/player-session/session-context';
import type { TourContent } from '@/widgets/player-session/visit-context';
import { useAccessContext } from '@/widgets/use-access-context';
import { useCloseWhenExpired } from '@/widgets/use-close-when-expired';
import { useMarkAccepted } from '@/widgets/use-mark-accepted';
import { hasEmbedOption } from './address/embed-option';
import { initialPlayerState } from './address/initial-state';
import type { PlayerAddress } from './address/player-address';
import { type AddressLinks, useAddressLinks } from './address/use-address-links';
import { useAddressNavigation, useAddressSync } from './address/use-address-sync';
import { useStartView } from './address/use-start-view';
import type { PlayerCapabilities } from './capabilities';
import { TopBar } from './frame/top-bar';
import { EditSwitch, TourSwitch } from './frame/top-bar-switches';
import type { Brand } from './frame/use-brand';
import { SharedCard } from './notices/shared-card';
import { Player, type TourMetadata } from './player';
import type { PlayerSlots } from './slots';
import { useEditDenied } from './use-edit-denied';
import { useCurrentTour, useEditing, useHasUnsaved } from './use-editing';

type Props = {
  tour: Tour;
  brand: Brand;
  slots: PlayerSlots;
  address: PlayerAddress;
  /** Called with the latest tour while it is being edited. */
  onEdit: (edited: { tour: Tour; hasUnsaved: boolean }) => void;
};

/** A player session for a tour, starting where its address points to. */
export function TourVisit(props: Props) {
  const { tour, brand, address, slots, onEdit } = props;
  const { start } = address;
  const wantsEdit = address.mode === 'edit';
  const links = useAddressLinks(address);
  const { isShared } = links;
  const currentUser = useCurrentUser();
  const mayWrite = canWrite(currentUser, tour, useAccessContext(tour.organization));
  useMarkAccepted(tour);
  const iconDescription = brand.organization?.iconDescription;
  const icons = useMemo(() => iconsOf(iconDescription ?? []), [iconDescription]);
  const target = { folders: tour.folders, mayWrite, wantsEdit, start, isShared };
  const [session] = useState(() => {
    const entry = { ...target, isShared: isShared || address.view !== null, lastPoiName: readSetting(localKeys.lastPoiName) };
    const hasRoomForList = window.innerWidth >= breakpoints.mobile && !hasEmbedOption('list=closed');
    return createPlayerSession(initialPlayerState(entry, hasRoomForList), contentOf(tour, icons));
  });
  const editorInput = useMemo(
    () => ({
      tour,
      icons,
      author: currentUser && { uid: currentUser.uid, email: currentUser.email },
      mayWrite,
      isAdmin: isPlayerAdmin(currentUser),
    }),
    [tour, icons, currentUser, mayWrite],
  );
  const editing = useEditing(session, slots.editor, editorInput);
  const [startsInEdit] = useState(wantsEdit || tour.folders.length === 0);
  useEffect(() => {
    // write access often resolves after the tour has loaded
    if (mayWrite && startsInEdit) session.store.getState().setUiMode('edit');
  }, [session, mayWrite, startsInEdit]);
  useEditDenied(session, { tour, wantsEdit, mayWrite });
  // the stored PoI name applies only once
  useEffect(() => writeSetting(localKeys.lastPoiName, null), []);
  useAddressSync(session.store);
  useAddressNavigation(session.store, target);
  useStartView(session, address.view);
  return (
    <PlayerSessionProvider session={session}>
      <AccessEnd tour={tour} editing={editing} onEdit={onEdit} />
      <DeferredVisitContent
        {...props}
        {...links}
        icons={icons}
        editing={editing}
        mayWrite={mayWrite}
        mayShare={canShare(currentUser, tour)}
      />
    </PlayerSessionProvider>
  );
}

/** Closes the tour when access to it expires, except while there are unsaved changes. */
function AccessEnd({ tour, editing, onEdit }: Pick<Props, 'tour' | 'onEdit'> & { editing: EditorInstance | null }) {
  const hasUnsaved = useHasUnsaved(tour, editing);
  useEffect(() => {
    if (editing) onEdit({ tour, hasUnsaved });
  }, [editing, tour, hasUnsaved, onEdit]);
  useCloseWhenExpired(tour, !hasUnsaved);
  return null;
}

const contentOf = (tour: Tour, icons: TourContent['icons']): TourContent => ({
  folders: tour.folders,
  icons,
  scene: sceneOf(tour.id, configuration()),
});

type VisitContentProps = Props &
  AddressLinks & {
    icons: ReturnType<typeof iconsOf>;
    mayWrite: boolean;
    mayShare: boolean;
    editing: EditorInstance | null;
  };

/** Defers updates of the player while editing, so that typing and reordering stay responsive. */
function DeferredVisitContent(props: VisitContentProps) {
  const tour = useCurrentTour(props.tour, props.editing);
  const deferredTour = useDeferredValue(tour);
  return <VisitContent {...props} tour={props.editing ? deferredTour : tour} />;
}

/** Re-renders on every edit. Children that only need `metadata` do not. */
const VisitContent = memo(function VisitContent({
  tour,
  brand,
  slots,
  link,
  retry,
  collection,
  icons,
  mayWrite,
  mayShare,
  editing,
}: VisitContentProps) {
  const session = usePlayerSession();
  const isDefurnished = usePlayerState((state) => state.isDefurnished);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const content = useMemo(() => contentOf(tour, icons), [tour, icons]);
  useEffect(() => session.updateContent(content), [session, content]);
  const { folders: _, ...metadataFields } = tour;
  const metadata = useShallowStable(metadataFields);
  const capabilities = useMemo(() => capabilitiesOf(metadata, { mayWrite, slots }), [metadata, mayWrite, slots]);
  const model = modelOf(metadata, configuration());
  const topBar = useMemo(
    () => (
      <TopBar
        tour={metadata}
        brand={brand}
        isNameBelow={isEditing}
        beside={collection && <TourSwitch collection={collection} tour={metadata.id} />}
      >
        {editing && <editing.Tools />}
        {(mayWrite || editing) && <EditSwitch />}
      </TopBar>
    ),
    [metadata, brand, collection, editing, isEditing, mayWrite],
  );
  return (
    <>
      <title>{tourTabTitle(metadata)}</title>
      <Player
        tour={tour}
        metadata={metadata}
        model={isDefurnished ? defurnishedModelOf(metadata, configuration()) : model}
        icons={icons}
        mayWrite={mayWrite}
        editing={editing}
        capabilities={capabilities}
        panels={{ tour, capabilities, mayShare, slots }}
        topBar={topBar}
        card={link !== undefined && <SharedCard key={link?.id} tour={tour} link={link} retry={retry} />}
      />
    </>
  );
});

function capabilitiesOf(tour: TourMetadata, { mayWrite, slots }: { mayWrite: boolean; slots: PlayerSlots }): PlayerCapabilities {
  const panels: Record<Panel, boolean> = {
    floors: true,
    view: true,
    tutorial: true,
    share: true,
    tours: false,
    debug: false,
    invite: false,
    people: false,
    history: mayWrite,
    files: mayWrite && slots.fileManager !== undefined,
    stages: tour.tourTypeId !== '' && hasStages(tour.organization, configuration()),
  };
  return {
    panels: new Set((Object.keys(panels) as Panel[]).filter((panel) => panels[panel])),
    hasScan: modelOf(tour, configuration()) !== '',
    hasDefurnished: defurnishedModelOf(tour, configuration()) !== '',
    drone: webAddress(tour.nira),
    hasDocuments: slots.files !== undefined,
    hasList: true,
  };
}
