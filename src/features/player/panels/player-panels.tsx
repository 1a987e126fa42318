import { type ReactNode, Suspense } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { Tour } from '@/domain/tours';
import { LateOver } from '@/ui/late-over';
import { LatePart, LateParts } from '@/ui/late-part';
import { Spinner } from '@/ui/spinner';
import type { Command } from '@/widgets/visit/command';
import type { Editing } from '@/widgets/visit/editing';
import type { Panel } from '@/widgets/visit/player-state';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import { FloorList } from '../controls/floors';
import { Flyout } from '../controls/flyout';
import { MorePanel } from '../controls/more-panel';
import { Tutorial } from '../controls/tutorial';
import type { Fullscreen } from '../controls/use-fullscreen';
import type { Offers } from '../offers';
import type { PlayerSlots } from '../slots';

const sharePanel = () => import('../share/share-panel').then((part) => part.SharePanel);
const stageSelector = () => import('../stages/stage-selector').then((part) => part.StageSelector);
const historyList = () => import('./history-list').then((part) => part.HistoryList);

export type PanelParts = {
  tour: Tour;
  offers: Offers;
  mayShare: boolean;
  slots: PlayerSlots;
  commands: readonly Command[];
  fullscreen: Fullscreen;
  editing?: Editing | null;
  /** what the demo page has to toggle */
  debug?: ReactNode;
};

/** What stands open over the action bar; one at a time. @see PLAYER-015 */
export function PlayerPanels(props: PanelParts) {
  const panel = usePlayer((state) => state.panel);
  const closePanel = usePlayer((state) => state.closePanel);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  if (panel === null || (!props.offers.panels.has(panel) && !always.has(panel))) return null;
  if (panel === 'files' && isEditing && props.editing) return <props.editing.Files onClose={closePanel} />;
  if (panel === 'files')
    return <LateOver onClose={closePanel}>{props.slots.fileManager?.({ tour: props.tour, onClose: closePanel })}</LateOver>;
  const { title, isBare = false, isWide = false } = frames[panel];
  return (
    <Flyout key={panel} title={title} isBare={isBare} width={isWide ? 'wide' : 'narrow'} onClose={closePanel}>
      <LateParts>
        <Suspense fallback={<Loading />}>
          <Inside panel={panel} {...props} />
        </Suspense>
      </LateParts>
    </Flyout>
  );
}

const always: ReadonlySet<Panel> = new Set(['floors', 'view', 'tutorial']);

const frames: Record<Exclude<Panel, 'files'>, { title: string; isBare?: boolean; isWide?: boolean }> = {
  floors: { title: 'Floors' },
  view: { title: 'More' },
  share: { title: 'Share', isBare: true, isWide: true },
  history: { title: 'History', isWide: true },
  tutorial: { title: 'Tutorial', isWide: true },
  stages: { title: 'Stages' },
  tours: { title: 'Tours', isWide: true },
  debug: { title: 'Debug', isWide: true },
};

function Inside({ panel, tour, offers, mayShare, commands, fullscreen, debug, editing }: PanelParts & { panel: Panel }) {
  const session = useSession();
  const closePanel = usePlayer((state) => state.closePanel);
  const activePoi = usePlayer((state) => state.activePoi);
  const poi = activePoi === null ? null : (findPoi(tour.folders, activePoi) ?? null);
  switch (panel) {
    case 'floors':
      return <FloorList tour={tour} onDone={closePanel} />;
    case 'view':
      return <MorePanel tour={tour} offers={offers} fullscreen={fullscreen} />;
    case 'share':
      return (
        <LatePart
          load={sharePanel}
          given={{
            tour,
            activePoi: poi,
            canShare: mayShare,
            viewNow: session.viewNow,
            screenshot: offers.hasScan ? () => session.takeScreenshot('share') : undefined,
            onClose: closePanel,
          }}
        />
      );
    case 'history':
      return editing ? <editing.History /> : <LatePart load={historyList} given={{ tour: tour.id }} />;
    case 'tutorial':
      return editing ? <editing.Tutorial commands={commands} /> : <Tutorial commands={commands} />;
    case 'stages':
      return (
        <div className="p-3">
          <LatePart load={stageSelector} given={{ tour, poiName: poi?.name ?? '', isUnfolded: true }} />
        </div>
      );
    default:
      return debug;
  }
}

const Loading = () => (
  <div className="grid h-40 animate-late place-items-center">
    <Spinner size={20} label="Loading" />
  </div>
);
