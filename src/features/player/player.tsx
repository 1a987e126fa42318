import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFramed } from '@/backend/framed';
import { findPoi } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import { isSearch } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { preload } from '@/loading/load-code';
import { cn } from '@/ui/cn';
import { useFocusOnArrival } from '@/ui/focus-return';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { PanelArea } from '@/ui/panel-area';
import { PortalHost } from '@/ui/portal-host';
import { SidePanel } from '@/ui/side-panel';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import type { EditorInstance } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { PlayerBackLayers } from './back-layers';
import type { PlayerCapabilities } from './capabilities';
import { ActionBar } from './controls/action-bar';
import { playerCommands } from './controls/commands';
import { controlTexts } from './controls/texts';
import { useFullscreen } from './controls/use-fullscreen';
import { useShortcuts } from './controls/use-shortcuts';
import { MinimapHost, useMinimapSwitch } from './minimap/minimap-host';
import { Announcer } from './notices/announcer';
import { PortraitNotice, StatusStrip } from './notices/status-strip';
import { playerPageTexts } from './page-texts';
import { DroneMapping } from './panels/drone-mapping';
import { type PanelProps, PlayerPanels } from './panels/player-panels';
import { ShowcaseStage } from './scene/showcase-stage';
import { ListButton } from './sidebar/poi-preview';
import { PoiSidebar } from './sidebar/poi-sidebar';
import type { PlayerSlots } from './slots';

const scanTagPanel = () => import('./content/scan-tag-panel').then((part) => part.ScanTagPanel);
const frameMessages = () => import('./frame-messages/frame-messages').then((part) => part.FrameMessages);
const guidedTourPlayer = () => import('./guided-tour/guided-tour-player').then((part) => part.GuidedTourPlayer);
const foundGroups = () => import('./search/found-groups').then((part) => part.FoundGroups);
const roomSign = () => import('./rooms/room-sign').then((part) => part.RoomSign);
const contentPanel = () => import('./content/content-panel').then((part) => part.ContentPanel);

/** A tour without its folders, which change on every keystroke while editing. */
export type TourMetadata = Omit<Tour, 'folders'>;

type Props = {
  tour: Tour;
  /** the same tour without folders; keeps its identity while only the folders change, so memoized parts do not re-render */
  metadata: TourMetadata;
  model: string;
  icons: readonly IconDescription[];
  mayWrite: boolean;
  editing?: EditorInstance | null;
  capabilities: PlayerCapabilities;
  panels: Omit<PanelProps, 'commands' | 'fullscreen' | 'mayWrite'>;
  topBar: ReactNode;
  /** Card of the share link in the address. */
  card?: ReactNode;
  /** More buttons of the bar. */
  barTools?: ReactNode;
};

/** The player: the scan over the whole window with its controls around it. */
export function Player({ tour, metadata, model, icons, mayWrite, editing = null, capabilities, panels, topBar, card, barTools }: Props) {
  const session = usePlayerSession();
  const container = useRef<HTMLElement>(null);
  // the first page of a tab has the key "default": nobody came from another page
  useFocusOnArrival(container, useLocation().key !== 'default');
  const fullscreen = useFullscreen(container);
  const texts = useTexts(controlTexts);
  const minimap = useMinimapSwitch(metadata, capabilities);
  const commands = useMemo(
    () => [
      ...(editing?.commands ?? []),
      ...playerCommands({ session, toggleFullscreen: fullscreen.toggle, capabilities, minimap, mayWrite, texts }),
    ],
    [session, fullscreen.toggle, capabilities, minimap, mayWrite, editing, texts],
  );
  useShortcuts(commands);
  useSearchInAddress(session);
  const poiCount = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  return (
    <main
      ref={container}
      tabIndex={-1}
      aria-label={metadata.name}
      data-glass=""
      className={cn('overflow-clip bg-canvas', fullscreen.isFull ? 'fixed inset-0 z-50' : 'relative h-full')}
    >
      <PortalHost>
        <ShowcaseStage
          tour={metadata}
          model={model}
          hasList={capabilities.hasList && poiCount > 0}
          mayWrite={mayWrite}
          documentPath={capabilities.documentPath}
        />
        <div className={cn('pointer-events-none absolute inset-x-0 top-0 z-40', fullscreen.isFull && 'hidden')}>{topBar}</div>
        <SidePanels
          tour={tour}
          poiCount={poiCount}
          icons={icons}
          mayWrite={mayWrite}
          editing={editing}
          isBelowTopBar={!fullscreen.isFull}
          hasList={capabilities.hasList}
          listHeader={panels.slots.listHeader?.({ tour })}
          comments={capabilities.panels.has('comments') ? panels.slots.comments : undefined}
        />
        {card}
        <OpenGuidedTour tour={tour} />
        <MinimapHost tour={tour} icons={icons} capabilities={capabilities} />
        <Rooms tour={tour} />
        {isFramed() && <FramedTour tour={tour} />}
        <StatusStrip />
        <ActionBar tour={metadata} capabilities={capabilities} fullscreen={fullscreen} tools={barTools} />
        <PlayerPanels {...panels} mayWrite={mayWrite} editing={editing} commands={commands} fullscreen={fullscreen} />
        <PortraitNotice />
        <Drone name={metadata.name} address={capabilities.drone} />
        {editing && <editing.Over />}
        <Announcer tour={tour} />
        <PlayerBackLayers />
      </PortalHost>
    </main>
  );
}

type SideProps = Pick<Props, 'tour' | 'icons' | 'mayWrite'> & {
  poiCount: number;
  editing: EditorInstance | null;
  isBelowTopBar: boolean;
  hasList: boolean;
  listHeader?: ReactNode;
  comments: PlayerSlots['comments'];
};

/** The list on the left, the open PoI on the right; narrow windows show only one of them. */
function SidePanels({ tour, poiCount, icons, mayWrite, editing, isBelowTopBar, hasList, listHeader, comments }: SideProps) {
  const isNarrow = useMediaQuery('(width < 64rem)');
  const activePoi = usePlayerState((state) => state.activePoi);
  const hasScanTag = usePlayerState((state) => state.scanTag !== null);
  const sidebarOpen = usePlayerState((state) => state.sidebarOpen);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const isMeasuring = usePlayerState((state) => state.isMeasuring);
  const showsContent = usePlayerState((state) => state.showsContent);
  const closeSidebar = useCallback(() => openSidebar(false), [openSidebar]);
  // update the list first, then the content panel
  const deferredPoi = useDeferredUntilPaint(activePoi);
  const poi = deferredPoi === null ? undefined : findPoi(tour.folders, deferredPoi);
  useEffect(() => {
    // for the first PoI
    void preload(contentPanel);
  }, []);
  // a narrow window has room for one of them: the list, once it is asked for, until something else is opened
  const openKey = usePlayerState((state) => `${state.openCount} ${state.activePoi} ${state.scanTag ?? ''} ${state.panel === 'comments'}`);
  const [listOpenedAt, setListOpenedAt] = useState<string | null>(null);
  const isListFirst = sidebarOpen && listOpenedAt === openKey;
  const hasComments = usePlayerState((state) => state.panel === 'comments') && comments !== undefined;
  const hasReading = (poi !== undefined && showsContent) || hasScanTag || hasComments;
  const showsList = hasList && sidebarOpen && !(isNarrow && hasReading && !isListFirst);
  const showsReading = !(isNarrow && showsList && isListFirst);
  const showsPoi = showsReading && !hasComments;
  return (
    <PanelArea
      isBelowTopBar={isBelowTopBar}
      isEditing={isEditing}
      // on phones the panels would cover the scan while measuring
      className={isMeasuring ? 'max-md:hidden' : undefined}
    >
      {showsList &&
        (isEditing && editing ? (
          <editing.Sidebar onClose={closeSidebar} />
        ) : (
          <List tour={tour} icons={icons} mayWrite={mayWrite} header={listHeader} />
        ))}
      {!showsList && hasList && (
        <div className="*:pointer-events-auto">
          <ListButton
            count={poiCount}
            onOpen={() => {
              openSidebar(true);
              setListOpenedAt(openKey);
            }}
          />
        </div>
      )}
      {showsReading && hasComments && <Comments tour={tour} comments={comments} />}
      {showsPoi && poi && showsContent && !(isEditing && editing) && <Content tour={tour} icons={icons} poi={poi} />}
      {showsPoi && isEditing && editing && deferredPoi !== null && <editing.Panel />}
      {showsPoi && hasScanTag && (
        <LazyBoundary>
          <Suspense fallback={null}>
            <LazyComponent load={scanTagPanel} props={{}} />
          </Suspense>
        </LazyBoundary>
      )}
    </PanelArea>
  );
}

function Comments({ tour, comments }: { tour: Tour; comments: NonNullable<PlayerSlots['comments']> }) {
  const closePanel = usePlayerState((state) => state.closePanel);
  return (
    <LazyBoundary>
      <Suspense fallback={null}>{comments({ tour, onClose: closePanel })}</Suspense>
    </LazyBoundary>
  );
}

/** The name of the room, for scans with rooms; without its code everything else works. */
function Rooms({ tour }: Pick<SideProps, 'tour'>) {
  const hasRooms = usePlayerState((state) => state.rooms.length > 0) || tour.rooms.length > 0;
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  if (!hasRooms || isEditing) return null;
  return (
    <LazyBoundary framed={() => null}>
      <Suspense fallback={null}>
        <LazyComponent load={roomSign} props={{ tour }} />
      </Suspense>
    </LazyBoundary>
  );
}

function List({ tour, icons, mayWrite, header }: Pick<SideProps, 'tour' | 'icons' | 'mayWrite'> & { header: ReactNode }) {
  const activePoi = usePlayerState((state) => state.activePoi);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const hiddenFolders = usePlayerState((state) => state.hiddenFolders);
  const openPoi = usePlayerState((state) => state.openPoi);
  const toggleFolder = usePlayerState((state) => state.toggleFolder);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const chooseUiMode = usePlayerState((state) => state.setUiMode);
  const showPoi = usePlayerState((state) => state.showPoi);
  const search = usePlayerState((state) => state.search);
  const setSearch = usePlayerState((state) => state.setSearch);
  const searchRequests = usePlayerState((state) => state.searchRequests);
  const roomNames = usePlayerState((state) => state.roomNames);
  const threadCounts = usePlayerState((state) => state.openThreads);
  return (
    <PoiSidebar
      tour={tour}
      icons={icons}
      activePoi={activePoi}
      isEditing={isEditing}
      canWrite={mayWrite}
      hiddenFolders={hiddenFolders}
      header={header}
      onOpen={openPoi}
      onShow={showPoi}
      search={search}
      onSearch={setSearch}
      searchRequests={searchRequests}
      roomNames={roomNames}
      threadCounts={threadCounts}
      foundBelow={(sought, onFound) => (
        <LazyBoundary>
          <Suspense fallback={null}>
            <LazyComponent load={foundGroups} props={{ tour, search: sought, onFound }} />
          </Suspense>
        </LazyBoundary>
      )}
      onToggleFolder={toggleFolder}
      onCreateFirst={() => chooseUiMode('edit')}
      onClose={() => openSidebar(false)}
    />
  );
}

/** Searches what the address says, when the page opens. */
function useSearchInAddress({ store }: PlayerSession): void {
  const found = new URLSearchParams(useLocation().search).get('find') ?? '';
  const [initial] = useState(found);
  useEffect(() => {
    if (isSearch(initial, 'pois')) store.setState({ search: initial, sidebarOpen: true });
  }, [store, initial]);
}

function Content({ tour, icons, poi }: Pick<Props, 'tour' | 'icons'> & { poi: NonNullable<ReturnType<typeof findPoi>> }) {
  const { content } = useTexts(playerPageTexts);
  const openPoi = usePlayerState((state) => state.openPoi);
  const closePoi = usePlayerState((state) => state.closePoi);
  const wrapInPanel = (inside: ReactNode) => (
    <SidePanel
      label={content}
      kind="reading"
      header={
        <p dir="auto" className="truncate font-medium text-base">
          {poi.name}
        </p>
      }
      onClose={closePoi}
    >
      {inside}
    </SidePanel>
  );
  return (
    <LazyBoundary framed={wrapInPanel}>
      <Suspense fallback={wrapInPanel(null)}>
        <LazyComponent load={contentPanel} props={{ tour, icons, poi, onOpen: openPoi, onClose: closePoi }} />
      </Suspense>
    </LazyBoundary>
  );
}

/** What an embedded tour and the page around it tell each other. */
const FramedTour = ({ tour }: Pick<Props, 'tour'>) => (
  <LazyBoundary framed={() => null}>
    <Suspense fallback={null}>
      <LazyComponent load={frameMessages} props={{ tour }} />
    </Suspense>
  </LazyBoundary>
);

/** The guided tour that is open; its code is loaded with the first one. */
function OpenGuidedTour({ tour }: Pick<Props, 'tour'>) {
  const opened = usePlayerState((state) => state.guidedTour);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const isThere = opened !== null && tour.guidedTours.some(({ id }) => id === opened.id);
  if (!isThere || isEditing) return null;
  return (
    <LazyBoundary>
      <Suspense fallback={null}>
        <LazyComponent load={guidedTourPlayer} props={{ tour, opened }} />
      </Suspense>
    </LazyBoundary>
  );
}

function Drone({ name, address }: { name: string; address: string | null }) {
  const showsDrone = usePlayerState((state) => state.showsDrone);
  const showDrone = usePlayerState((state) => state.setShowsDrone);
  if (!showsDrone || !address) return null;
  return <DroneMapping address={address} name={name} onClose={() => showDrone(false)} />;
}
