import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { allPois } from '@/domain/folders';
import { findPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours';
import { cn } from '@/ui/cn';
import { LatePart, LateParts } from '@/ui/late-part';
import { PortalHost } from '@/ui/portal-host';
import { SidePanel } from '@/ui/side-panel';
import { useMedia } from '@/ui/use-media';
import type { Editing } from '@/widgets/visit/editing';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import { ActionBar } from './controls/action-bar';
import { playerCommands } from './controls/commands';
import { useFullscreen } from './controls/use-fullscreen';
import { useShortcuts } from './controls/use-shortcuts';
import { PortraitNotice } from './frame/portrait-notice';
import { Announcer } from './notices/announcer';
import { StatusStrip } from './notices/status-strip';
import type { Offers } from './offers';
import { DroneMapping } from './panels/drone-mapping';
import { type PanelParts, PlayerPanels } from './panels/player-panels';
import { ShowcaseStage } from './scene/showcase-stage';
import { ListButton } from './sidebar/list-button';
import { PoiSidebar } from './sidebar/poi-sidebar';

const contentPanel = () => import('./content/content-panel').then((part) => part.ContentPanel);

/** A tour but for what is written in it, which changes with every letter. */
export type SteadyTour = Omit<Tour, 'folders'>;

type Props = {
  tour: Tour;
  /** the same tour; another object only where it differs in something else than its folders */
  steady: SteadyTour;
  model: string;
  icons: readonly IconDescription[];
  mayWrite: boolean;
  editing?: Editing | null;
  offers: Offers;
  panels: Omit<PanelParts, 'commands' | 'fullscreen'>;
  topBar: ReactNode;
  /** What came with the address: a shared message. */
  card?: ReactNode;
};

/** One visit: the scan over the whole window, and its instruments around it. */
export function Player({ tour, steady, model, icons, mayWrite, editing = null, offers, panels, topBar, card }: Props) {
  const session = useSession();
  const container = useRef<HTMLElement>(null);
  const fullscreen = useFullscreen(container);
  const commands = useMemo(
    () => [...(editing?.commands ?? []), ...playerCommands({ session, toggleFullscreen: fullscreen.toggle, offers, mayWrite })],
    [session, fullscreen.toggle, offers, mayWrite, editing],
  );
  useShortcuts(commands);
  const count = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  return (
    <main
      ref={container}
      data-glass=""
      className={cn('overflow-clip bg-canvas', fullscreen.isFull ? 'fixed inset-0 z-50' : 'relative h-full')}
    >
      <PortalHost>
        <ShowcaseStage tour={steady} model={model} hasList={offers.hasList && count > 0} mayWrite={mayWrite} />
        <div className={cn('pointer-events-none absolute inset-x-0 top-0 z-40', fullscreen.isFull && 'hidden')}>{topBar}</div>
        <SidePanels {...{ tour, count, icons, mayWrite, editing }} isLow={!fullscreen.isFull} hasList={offers.hasList} />
        {card}
        <StatusStrip />
        <ActionBar tour={steady} offers={offers} fullscreen={fullscreen} />
        <PlayerPanels {...panels} editing={editing} commands={commands} fullscreen={fullscreen} />
        <PortraitNotice />
        <Drone name={steady.name} address={offers.drone} />
        {editing && <editing.Over />}
        <Announcer tour={tour} />
      </PortalHost>
    </main>
  );
}

type SideProps = Pick<Props, 'tour' | 'icons' | 'mayWrite'> & {
  count: number;
  editing: Editing | null;
  isLow: boolean;
  hasList: boolean;
};

/** The list at the left, what there is to read at the right; where both would hide the scan, the one or the other. */
function SidePanels({ tour, count, icons, mayWrite, editing, isLow, hasList }: SideProps) {
  const isNarrow = useMedia('(width < 64rem)');
  const activePoi = usePlayer((state) => state.activePoi);
  const sidebarOpen = usePlayer((state) => state.sidebarOpen);
  const openSidebar = usePlayer((state) => state.openSidebar);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  const isMeasuring = usePlayer((state) => state.isMeasuring);
  const closeSidebar = useCallback(() => openSidebar(false), [openSidebar]);
  // the list answers first; what there is to read or to edit of the PoI follows
  const opened = useDeferredValue(activePoi);
  const poi = opened === null ? undefined : findPoi(tour.folders, opened);
  useEffect(() => {
    // so that the first one to be opened opens at once; what fails now is asked for again then
    contentPanel().catch(() => undefined);
  }, []);
  const showsList = hasList && sidebarOpen && !(isNarrow && poi);
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 bottom-16 z-20 max-md:overflow-hidden [&>section]:pointer-events-auto [&>section]:max-h-full md:bottom-17',
        isLow ? 'top-15' : 'top-0',
        // on a phone they would lie over what is to be measured
        isMeasuring && 'max-md:hidden',
      )}
    >
      {showsList &&
        (isEditing && editing ? <editing.Sidebar onClose={closeSidebar} /> : <List tour={tour} icons={icons} mayWrite={mayWrite} />)}
      {!sidebarOpen && hasList && (
        <div className="*:pointer-events-auto">
          <ListButton count={count} onOpen={() => openSidebar(true)} />
        </div>
      )}
      {poi && !(isEditing && editing) && <Content tour={tour} icons={icons} poi={poi} />}
      {isEditing && editing && opened !== null && <editing.Panel />}
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
    <SidePanel label="Content" side="right" header={<p className="truncate font-medium text-base">{poi.name}</p>} onClose={closePoi}>
      {inside}
    </SidePanel>
  );
  return (
    <LateParts framed={framed}>
      <Suspense fallback={framed(null)}>
        <LatePart load={contentPanel} given={{ tour, icons, poi, onOpen: openPoi, onClose: closePoi }} />
      </Suspense>
    </LateParts>
  );
}

function Drone({ name, address }: { name: string; address: string | null }) {
  const showsDrone = usePlayer((state) => state.showsDrone);
  const showDrone = usePlayer((state) => state.showDrone);
  if (!showsDrone || !address) return null;
  return <DroneMapping address={address} name={name} onClose={() => showDrone(false)} />;
}
