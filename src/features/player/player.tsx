import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { allPois } from '@/domain/folders';
import { findPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours';
import { cn } from '@/ui/cn';
import { PortalHost } from '@/ui/portal-host';
import { ActionBar } from './controls/action-bar';
import { playerCommands } from './controls/commands';
import { useFullscreen } from './controls/use-fullscreen';
import { useMedia } from './controls/use-media';
import { useShortcuts } from './controls/use-shortcuts';
import { PortraitNotice } from './frame/portrait-notice';
import { Announcer } from './notices/announcer';
import { StatusStrip } from './notices/status-strip';
import type { Offers } from './offers';
import { DroneMapping } from './panels/drone-mapping';
import { LatePart, LateParts } from './panels/late-part';
import { type PanelParts, PlayerPanels } from './panels/player-panels';
import { ShowcaseStage } from './scene/showcase-stage';
import { usePlayer, useSession } from './session/session-context';
import { ListButton } from './sidebar/list-button';
import { PlayerPanel } from './sidebar/player-panel';
import { PoiSidebar } from './sidebar/poi-sidebar';

const contentPanel = () => import('./content/content-panel').then((part) => part.ContentPanel);

type Props = {
  tour: Tour;
  model: string;
  icons: readonly IconDescription[];
  mayWrite: boolean;
  offers: Offers;
  panels: Omit<PanelParts, 'commands' | 'fullscreen'>;
  topBar: ReactNode;
  /** What came with the address: a shared message. */
  card?: ReactNode;
};

/** One visit: the scan over the whole window, and its instruments around it. */
export function Player({ tour, model, icons, mayWrite, offers, panels, topBar, card }: Props) {
  const session = useSession();
  const container = useRef<HTMLElement>(null);
  const fullscreen = useFullscreen(container);
  const commands = useMemo(
    () => playerCommands({ session, toggleFullscreen: fullscreen.toggle, offers: offers.panels }),
    [session, fullscreen.toggle, offers.panels],
  );
  useShortcuts(commands);
  return (
    <main
      ref={container}
      data-glass=""
      className={cn('overflow-hidden bg-canvas', fullscreen.isFull ? 'fixed inset-0 z-50' : 'relative h-full')}
    >
      <PortalHost>
        <ShowcaseStage tour={tour} model={model} mayWrite={mayWrite} />
        <div className={cn('pointer-events-none absolute inset-x-0 top-0 z-40', fullscreen.isFull && 'hidden')}>{topBar}</div>
        <SidePanels tour={tour} icons={icons} mayWrite={mayWrite} isLow={!fullscreen.isFull} hasList={offers.hasList} />
        {card}
        <StatusStrip />
        <ActionBar tour={tour} offers={offers} fullscreen={fullscreen} />
        <PlayerPanels {...panels} commands={commands} fullscreen={fullscreen} />
        <PortraitNotice />
        <Drone tour={tour} offers={offers} />
        <Announcer tour={tour} />
      </PortalHost>
    </main>
  );
}

type SideProps = Pick<Props, 'tour' | 'icons' | 'mayWrite'> & { isLow: boolean; hasList: boolean };

/** The list at the left, what there is to read at the right; where both would hide the scan, the one or the other. */
function SidePanels({ tour, icons, mayWrite, isLow, hasList }: SideProps) {
  const isNarrow = useMedia('(width < 64rem)');
  const activePoi = usePlayer((state) => state.activePoi);
  const sidebarOpen = usePlayer((state) => state.sidebarOpen);
  const openSidebar = usePlayer((state) => state.openSidebar);
  const poi = activePoi === null ? undefined : findPoi(tour.folders, activePoi);
  useEffect(() => {
    // so that the first one to be opened opens at once; what fails now is asked for again then
    contentPanel().catch(() => undefined);
  }, []);
  const count = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  const showsList = hasList && sidebarOpen && !(isNarrow && poi);
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 bottom-16 z-20 max-md:overflow-hidden [&>section]:pointer-events-auto [&>section]:max-h-full md:bottom-17',
        isLow ? 'top-15' : 'top-0',
      )}
    >
      {showsList && <List tour={tour} icons={icons} mayWrite={mayWrite} />}
      {!sidebarOpen && hasList && (
        <div className="*:pointer-events-auto">
          <ListButton count={count} onOpen={() => openSidebar(true)} />
        </div>
      )}
      {poi && <Content tour={tour} icons={icons} poi={poi} />}
    </div>
  );
}

function List({ tour, icons, mayWrite }: Pick<SideProps, 'tour' | 'icons' | 'mayWrite'>) {
  const activePoi = usePlayer((state) => state.activePoi);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  const hiddenFolders = usePlayer((state) => state.hiddenFolders);
  const openPoi = usePlayer((state) => state.openPoi);
  const toggleFolder = usePlayer((state) => state.toggleFolder);
  const openSidebar = usePlayer((state) => state.openSidebar);
  const chooseUiMode = usePlayer((state) => state.chooseUiMode);
  return (
    <PoiSidebar
      tour={tour}
      icons={icons}
      activePoi={activePoi}
      isEditing={isEditing}
      canWrite={mayWrite}
      hiddenFolders={hiddenFolders}
      onOpen={openPoi}
      onToggleFolder={toggleFolder}
      onCreateFirst={() => chooseUiMode('edit')}
      onClose={() => openSidebar(false)}
    />
  );
}

function Content({ tour, icons, poi }: Pick<Props, 'tour' | 'icons'> & { poi: NonNullable<ReturnType<typeof findPoi>> }) {
  const openPoi = usePlayer((state) => state.openPoi);
  const closePoi = usePlayer((state) => state.closePoi);
  const framed = (inside: ReactNode) => (
    <PlayerPanel label="Content" side="right" header={<p className="truncate font-medium text-base">{poi.name}</p>} onClose={closePoi}>
      {inside}
    </PlayerPanel>
  );
  return (
    <LateParts framed={framed}>
      <Suspense fallback={framed(null)}>
        <LatePart load={contentPanel} given={{ tour, icons, poi, onOpen: openPoi, onClose: closePoi }} />
      </Suspense>
    </LateParts>
  );
}

function Drone({ tour, offers }: Pick<Props, 'tour' | 'offers'>) {
  const showsDrone = usePlayer((state) => state.showsDrone);
  const showDrone = usePlayer((state) => state.showDrone);
  if (!showsDrone || !offers.drone) return null;
  return <DroneMapping address={offers.drone} name={tour.name} onClose={() => showDrone(false)} />;
}
