import Armchair from 'lucide-react/icons/armchair';
import Drone from 'lucide-react/icons/drone';
import Ellipsis from 'lucide-react/icons/ellipsis';
import List from 'lucide-react/icons/list';
import Maximize from 'lucide-react/icons/maximize';
import Milestone from 'lucide-react/icons/milestone';
import Minimize from 'lucide-react/icons/minimize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Ruler from 'lucide-react/icons/ruler';
import Share2 from 'lucide-react/icons/share-2';
import { memo } from 'react';
import type { Tour } from '@/domain/tours';
import { useMedia } from '@/ui/use-media';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import type { Offers } from '../offers';
import { BarButton } from './bar-button';
import { FloorsButton } from './floors';
import { ModeSwitch } from './mode-switch';
import { PanelButton } from './panel-button';
import type { Fullscreen } from './use-fullscreen';
import { useHasView } from './use-has-view';

type Props = { tour: Pick<Tour, 'floors'>; offers: Offers; fullscreen: Fullscreen };

/** The instruments, within a thumb’s reach. @see PLAYER-012 PLAYER-013 PLAYER-014 PLAYER-015 PLAYER-016 */
export const ActionBar = memo(function ActionBar({ tour, offers, fullscreen }: Props) {
  const isMobile = useMedia('(width < 48rem)');
  const isRoomy = useMedia('(width >= 64rem)');
  const hasView = useHasView(offers);
  return (
    <div
      role="toolbar"
      aria-label="Tour controls"
      className="glass md:-translate-x-1/2 absolute bottom-3 left-1/2 z-30 flex items-center gap-1 rounded-2xl p-1 shadow-sheet max-md:inset-x-0 max-md:bottom-0 max-md:h-16 max-md:justify-around max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-2 max-[23rem]:gap-0 max-[23rem]:px-0"
    >
      {isMobile && offers.hasList && <ListButton />}
      <ModeSwitch iconsOnly={!isRoomy} disabled={!hasView} />
      <FloorsButton tour={tour} showsName={isRoomy} />
      {!isMobile && <InPlace offers={offers} />}
      {offers.panels.has('share') && <PanelButton panel="share" label="Share" icon={Share2} shortcut="S" />}
      {!isMobile && <FullscreenButton {...fullscreen} />}
      <PanelButton panel="view" label="More" icon={Ellipsis} guide="more" />
    </div>
  );
});

function ListButton() {
  // where this button is, a point of interest lies over the list
  const isShown = usePlayer((state) => state.sidebarOpen && state.activePoi === null);
  const openSidebar = usePlayer((state) => state.openSidebar);
  const closePoi = usePlayer((state) => state.closePoi);
  return (
    <BarButton
      label="Points of interest"
      icon={List}
      aria-expanded={isShown}
      data-guide="menu-toggle"
      onClick={() => {
        closePoi();
        openSidebar(!isShown);
      }}
    />
  );
}

const Gap = () => <span aria-hidden className="mx-1 h-6 w-px bg-line" />;

function InPlace({ offers }: Pick<Props, 'offers'>) {
  return (
    <>
      <Gap />
      <MeasureButton offers={offers} />
      <ZoomButtons offers={offers} />
      <Gap />
      {offers.hasDefurnished && <DefurnishButton />}
      {offers.drone && <DroneButton />}
      {offers.panels.has('stages') && <PanelButton panel="stages" label="Stages" icon={Milestone} />}
    </>
  );
}

type ToolProps = { offers: Offers };

/** @param onMeasure hears that measuring begins or ends */
export function MeasureButton({ offers, onMeasure }: ToolProps & { onMeasure?: () => void }) {
  const { toggleMeasuring } = useSession();
  const isMeasuring = usePlayer((state) => state.isMeasuring);
  const hasView = useHasView(offers);
  return (
    <BarButton
      label="Measure"
      icon={Ruler}
      shortcut="M"
      aria-pressed={isMeasuring}
      data-guide="measure"
      disabled={!hasView}
      onClick={() => {
        onMeasure?.();
        toggleMeasuring();
      }}
    />
  );
}

export function ZoomButtons({ offers }: ToolProps) {
  const { zoomIn, zoomOut } = useSession();
  const isInside = usePlayer((state) => state.viewMode !== 'dollhouse' && state.viewMode !== 'floorplan');
  const canZoom = useHasView(offers) && isInside;
  return (
    <>
      <BarButton label="Further away" icon={Minus} shortcut="-" disabled={!canZoom} onClick={zoomOut} />
      <BarButton label="Closer" icon={Plus} shortcut="+" disabled={!canZoom} onClick={zoomIn} />
    </>
  );
}

/** @see PLAYER-068 */
function DefurnishButton() {
  const isDefurnished = usePlayer((state) => state.isDefurnished);
  const showDefurnished = usePlayer((state) => state.showDefurnished);
  return (
    <BarButton label="Without furniture" icon={Armchair} aria-pressed={isDefurnished} onClick={() => showDefurnished(!isDefurnished)} />
  );
}

function DroneButton() {
  const showDrone = usePlayer((state) => state.showDrone);
  return <BarButton label="Show Drone Mapping" icon={Drone} onClick={() => showDrone(true)} />;
}

function FullscreenButton({ isFull, toggle }: Fullscreen) {
  return <BarButton label={isFull ? 'Leave fullscreen' : 'Fullscreen'} icon={isFull ? Minimize : Maximize} shortcut="F" onClick={toggle} />;
}
