import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFramed } from '@/backend/framed';
import { allPois } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import { isSearch } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { useFocusOnArrival } from '@/ui/focus-return';
import { LazyPart } from '@/ui/lazy-part';
import { PortalHost } from '@/ui/portal-host';
import { useTexts } from '@/ui/use-texts';
import type { EditorInstance } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { PlayerBackLayers } from './back-layers';
import type { PlayerCapabilities } from './capabilities';
import { ClusterHost } from './clusters/cluster-host';
import { ActionBar } from './controls/action-bar';
import { playerCommands } from './controls/commands';
import { controlTexts } from './controls/texts';
import { useFullscreen } from './controls/use-fullscreen';
import { useShortcuts } from './controls/use-shortcuts';
import { MinimapHost, useMinimapSwitch } from './minimap/minimap-host';
import { Announcer } from './notices/announcer';
import { PortraitNotice, StatusStrip } from './notices/status-strip';
import { DroneMapping } from './panels/drone-mapping';
import { type PanelProps, PlayerPanels } from './panels/player-panels';
import { PointFilterHost } from './point-filter/point-filter-host';
import { ShowcaseStage } from './scene/showcase-stage';
import { SidePanels } from './side-panels';

const frameMessages = () => import('./frame-messages/frame-messages').then((part) => part.FrameMessages);
const guidedTourPlayer = () => import('./guided-tour/guided-tour-player').then((part) => part.GuidedTourPlayer);
const roomSign = () => import('./rooms/room-sign').then((part) => part.RoomSign);

/** A tour without its folders, which change on every keystroke while editing. */
export type TourMetadata = Omit<Tour, 'folders'>;

type Props = {
  tour: Tour;
  /** the tour as the filter of its points shows it, in list, scan and plan */
  viewed: Tour;
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
export function Player({
  tour,
  viewed,
  metadata,
  model,
  icons,
  mayWrite,
  editing = null,
  capabilities,
  panels,
  topBar,
  card,
  barTools,
}: Props) {
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
          viewed={viewed}
          poiCount={poiCount}
          icons={icons}
          mayWrite={mayWrite}
          editing={editing}
          isBelowTopBar={!fullscreen.isFull}
          capabilities={capabilities}
          slots={panels.slots}
        />
        {card}
        <OpenGuidedTour tour={tour} />
        <PointFilterHost tour={tour} />
        <ClusterHost tour={viewed} icons={icons} />
        <MinimapHost tour={viewed} icons={icons} capabilities={capabilities} />
        <Rooms tour={tour} />
        {isFramed() && <FramedTour tour={tour} />}
        <StatusStrip tour={metadata} />
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

/** The name of the room, for scans with rooms; without its code everything else works. */
function Rooms({ tour }: Pick<Props, 'tour'>) {
  const hasRooms = usePlayerState((state) => state.rooms.length > 0) || tour.rooms.length > 0;
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  if (!hasRooms || isEditing) return null;
  return <LazyPart isOptional load={roomSign} props={{ tour }} />;
}

/** Searches and filters by what the address says, when the page opens. */
function useSearchInAddress({ store }: PlayerSession): void {
  const found = new URLSearchParams(useLocation().search).get('find') ?? '';
  const points = new URLSearchParams(useLocation().search).get('points') ?? '';
  const [initial] = useState(found);
  const [filter] = useState(points);
  useEffect(() => {
    if (isSearch(initial, 'pois')) store.setState({ search: initial, sidebarOpen: true });
    if (filter !== '') store.setState({ pointFilter: filter });
  }, [store, initial, filter]);
}

/** What an embedded tour and the page around it tell each other. */
const FramedTour = ({ tour }: Pick<Props, 'tour'>) => <LazyPart isOptional load={frameMessages} props={{ tour }} />;

/** The guided tour that is open; its code is loaded with the first one. */
function OpenGuidedTour({ tour }: Pick<Props, 'tour'>) {
  const opened = usePlayerState((state) => state.guidedTour);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const isThere = opened !== null && tour.guidedTours.some(({ id }) => id === opened.id);
  if (!isThere || isEditing) return null;
  return <LazyPart load={guidedTourPlayer} props={{ tour, opened }} />;
}

function Drone({ name, address }: { name: string; address: string | null }) {
  const showsDrone = usePlayerState((state) => state.showsDrone);
  const showDrone = usePlayerState((state) => state.setShowsDrone);
  if (!showsDrone || !address) return null;
  return <DroneMapping address={address} name={name} onClose={() => showDrone(false)} />;
}
