import { type ReactNode, Suspense } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { TourPeople } from '@/widgets/people-with-access/tour-people';
import type { Command } from '@/widgets/player-session/command';
import type { EditorInstance } from '@/widgets/player-session/editing';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { Panel } from '@/widgets/player-session/player-state';
import { useDocumentPath } from '../address/use-document-path';
import type { PlayerCapabilities } from '../capabilities';
import { FloorList } from '../controls/floors';
import { Flyout } from '../controls/flyout';
import { MorePanel } from '../controls/more-panel';
import { controlTexts } from '../controls/texts';
import { Tutorial } from '../controls/tutorial';
import type { Fullscreen } from '../controls/use-fullscreen';
import type { PlayerSlots } from '../slots';

const sharePanel = () => import('../share/share-panel').then((part) => part.SharePanel);
const roomList = () => import('../rooms/room-list').then((part) => part.RoomList);
const stageSelector = () => import('../stages/stage-selector').then((part) => part.StageSelector);
const guidedToursPanel = () => import('../guided-tour/guided-tours-panel').then((part) => part.GuidedToursPanel);
const aboutTour = () => import('./about-tour').then((part) => part.AboutTour);
const historyList = () => import('./history-list').then((part) => part.HistoryList);

export type PanelProps = {
  /** as it is shown, in the visitor's language */
  tour: Tour;
  /** as it is stored, for what writes it */
  stored: Tour;
  /** The name of its organization. */
  organization: string;
  capabilities: PlayerCapabilities;
  mayShare: boolean;
  mayWrite: boolean;
  slots: PlayerSlots;
  commands: readonly Command[];
  fullscreen: Fullscreen;
  editing?: EditorInstance | null;
  /** toggles of the demo page */
  debug?: ReactNode;
};

/** The open panel above the action bar; one at a time. @see PLAYER-015 */
export function PlayerPanels(props: PanelProps) {
  const names = useTexts(controlTexts);
  const panel = usePlayerState((state) => state.panel);
  const closePanel = usePlayerState((state) => state.closePanel);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  // beside the scan
  if (panel === 'comments') return null;
  if (panel === null || (!props.capabilities.panels.has(panel) && !basePanels.has(panel))) return null;
  if (panel === 'files' && isEditing && props.editing) return <props.editing.Files onClose={closePanel} />;
  const dialogProps = { tour: props.stored, onClose: closePanel };
  if (panel === 'about') return <About {...props} onClose={closePanel} />;
  if (panel === 'files' || panel === 'invite' || panel === 'people') {
    return (
      <LazyOverlay key={panel} onClose={closePanel}>
        {panel === 'files' ? props.slots.fileManager?.(dialogProps) : <TourPeople {...dialogProps} dialog={panel} />}
      </LazyOverlay>
    );
  }
  if (panel === 'share' && props.slots.share) {
    return (
      <LazyOverlay key={panel} onClose={closePanel}>
        {props.slots.share({ ...dialogProps, tour: props.tour })}
      </LazyOverlay>
    );
  }
  const { name, isBare = false, isWide = false } = flyoutOptions[panel];
  return (
    <Flyout key={panel} title={names[name]} isBare={isBare} width={isWide ? 'wide' : 'narrow'} onClose={closePanel}>
      <LazyBoundary>
        <Suspense fallback={<Loading />}>
          <PanelContent panel={panel} {...props} />
        </Suspense>
      </LazyBoundary>
    </Flyout>
  );
}

function About({ tour: { folders: _, ...tour }, organization, capabilities, onClose }: PanelProps & { onClose: () => void }) {
  const report = useDocumentPath(capabilities)?.('report') ?? null;
  return (
    <LazyOverlay onClose={onClose}>
      <LazyComponent load={aboutTour} props={{ tour, organization, report, onClose }} />
    </LazyOverlay>
  );
}

const basePanels: ReadonlySet<Panel> = new Set(['floors', 'rooms', 'view', 'invite', 'people', 'tutorial']);

const flyoutOptions: Record<
  Exclude<Panel, 'about' | 'comments' | 'files' | 'invite' | 'people'>,
  { name: keyof ReturnType<typeof controlTexts.get>; isBare?: boolean; isWide?: boolean }
> = {
  floors: { name: 'floors' },
  guidedTours: { name: 'guidedTours', isWide: true },
  rooms: { name: 'rooms' },
  view: { name: 'more' },
  share: { name: 'share', isBare: true, isWide: true },
  history: { name: 'history', isWide: true },
  tutorial: { name: 'tutorial', isWide: true },
  stages: { name: 'stages' },
  tours: { name: 'tours', isWide: true },
  debug: { name: 'debug', isWide: true },
};

function PanelContent({
  panel,
  tour,
  capabilities,
  mayShare,
  mayWrite,
  commands,
  fullscreen,
  debug,
  editing,
}: PanelProps & { panel: Panel }) {
  const session = usePlayerSession();
  const closePanel = usePlayerState((state) => state.closePanel);
  const activePoi = usePlayerState((state) => state.activePoi);
  const stage = usePlayerState((state) => state.stage.name);
  const poi = activePoi === null ? null : (findPoi(tour.folders, activePoi) ?? null);
  switch (panel) {
    case 'floors':
      return <FloorList tour={tour} onDone={closePanel} />;
    case 'rooms':
      return <LazyComponent load={roomList} props={{ tour, onDone: closePanel }} />;
    case 'view':
      return <MorePanel tour={tour} capabilities={capabilities} fullscreen={fullscreen} />;
    case 'share':
      return (
        <LazyComponent
          load={sharePanel}
          props={{
            tour,
            activePoi: poi,
            canShare: mayShare,
            mayWrite,
            guidedTour: session.store.getState().guidedTour,
            viewState: !capabilities.hasScan || stage === 'failed' ? 'none' : stage === 'ready' ? 'ready' : 'loading',
            viewNow: session.currentSharedView,
            screenshot: capabilities.hasScan ? () => session.takeScreenshot('share') : undefined,
            onClose: closePanel,
          }}
        />
      );
    case 'guidedTours':
      return <LazyComponent load={guidedToursPanel} props={{ tour }} />;
    case 'history':
      return editing ? <editing.History /> : <LazyComponent load={historyList} props={{ tour: tour.id }} />;
    case 'tutorial':
      return editing ? <editing.Tutorial commands={commands} /> : <Tutorial commands={commands} />;
    case 'stages':
      return (
        <div className="p-3">
          <LazyComponent load={stageSelector} props={{ tour, poiName: poi?.name ?? '', isUnfolded: true }} />
        </div>
      );
    default:
      return debug;
  }
}

function Loading() {
  const { loading } = useTexts(commonTexts);
  return (
    <div className="grid h-40 animate-late place-items-center">
      <Spinner size={20} label={loading} />
    </div>
  );
}
