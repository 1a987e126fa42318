import type { LucideIcon } from 'lucide-react';
import Armchair from 'lucide-react/icons/armchair';
import Box from 'lucide-react/icons/box';
import Drone from 'lucide-react/icons/drone';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Files from 'lucide-react/icons/files';
import List from 'lucide-react/icons/list';
import Plan from 'lucide-react/icons/map';
import Maximize from 'lucide-react/icons/maximize';
import MessageSquare from 'lucide-react/icons/message-square';
import Milestone from 'lucide-react/icons/milestone';
import Minimize from 'lucide-react/icons/minimize';
import Minus from 'lucide-react/icons/minus';
import PanelRight from 'lucide-react/icons/panel-right';
import Plus from 'lucide-react/icons/plus';
import Route from 'lucide-react/icons/route';
import Ruler from 'lucide-react/icons/ruler';
import Share2 from 'lucide-react/icons/share-2';
import { memo, type ReactNode } from 'react';
import type { Tour } from '@/domain/tours/tour';
import type { ViewMode } from '@/showcase/port';
import { type Segment, Segmented } from '@/ui/segmented';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { Panel } from '@/widgets/player-session/player-state';
import { type PlayerCapabilities, useHasView } from '../capabilities';
import { MinimapButton } from '../minimap/minimap-switch';
import { BarButton } from './bar-button';
import { FloorsButton } from './floors';
import { controlTexts } from './texts';
import type { Fullscreen } from './use-fullscreen';

type Props = { tour: Pick<Tour, 'floors' | 'floorplans'>; capabilities: PlayerCapabilities; fullscreen: Fullscreen; tools?: ReactNode };

/** Toolbar with the player's main controls. @see PLAYER-012 PLAYER-013 PLAYER-014 PLAYER-015 PLAYER-016 */
export const ActionBar = memo(function ActionBar({ tour, capabilities, fullscreen, tools }: Props) {
  const t = useTexts(controlTexts);
  const isMobile = useMediaQuery('(width < 48rem)');
  const isWide = useMediaQuery('(width >= 64rem)');
  const hasView = useHasView(capabilities);
  const isShareInMore = useIsShareInMore(capabilities);
  return (
    <div
      role="toolbar"
      aria-label={t.toolbar}
      className="glass md:-translate-x-1/2 md:w-max md:max-w-[calc(100%-1.5rem)] absolute bottom-3 left-1/2 z-30 flex items-center gap-1 rounded-2xl p-1 shadow-sheet max-md:inset-x-0 max-md:bottom-0 max-md:h-16 max-md:justify-around max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-2 max-[26rem]:gap-0 max-[26rem]:px-0"
    >
      {isMobile && capabilities.hasList && <ListButton />}
      <ModeSwitch iconsOnly={!isWide} disabled={!hasView} />
      <FloorsButton tour={tour} showsName={isWide} isAlwaysShown={capabilities.hasFloorsAlways} />
      {capabilities.hasContentButton && <ContentButton showsName={isWide} />}
      {!isMobile && capabilities.panels.has('guidedTours') && <PanelButton panel="guidedTours" label={t.guidedTours} icon={Route} />}
      {!isMobile && <DesktopTools tour={tour} capabilities={capabilities} />}
      {!isShareInMore && capabilities.panels.has('share') && <PanelButton panel="share" label={t.share} icon={Share2} shortcut="S" />}
      {!isMobile && capabilities.hasFilesButton && capabilities.panels.has('files') && (
        <PanelButton panel="files" label={t.files} icon={Files} />
      )}
      {tools}
      {!isMobile && <FullscreenButton {...fullscreen} />}
      <PanelButton panel="view" label={t.more} icon={Ellipsis} guide="more" />
    </div>
  );
});

/** Whether the bar of a narrow phone, whose buttons all stay large enough for a finger, has room for Share only under More. */
export const useIsShareInMore = ({ hasContentButton }: Pick<PlayerCapabilities, 'hasContentButton'>): boolean =>
  useMediaQuery('(width < 22.5rem)') && hasContentButton;

function ListButton() {
  const t = useTexts(controlTexts);
  // on small screens the content panel covers the list
  const isListVisible = usePlayerState((state) => state.sidebarOpen && state.activePoi === null && state.panel !== 'comments');
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const closePoi = usePlayerState((state) => state.closePoi);
  const closePanel = usePlayerState((state) => state.closePanel);
  return (
    <BarButton
      label={t.pois}
      icon={List}
      aria-expanded={isListVisible}
      data-guide="menu-toggle"
      onClick={() => {
        closePoi();
        closePanel();
        openSidebar(!isListVisible);
      }}
    />
  );
}

/** Shows or hides what the open PoI has to read; there only while one is open. @see VIEWER-003 VIEWER-005 */
function ContentButton({ showsName }: { showsName: boolean }) {
  const t = useTexts(controlTexts);
  const hasPoi = usePlayerState((state) => state.activePoi !== null);
  const showsContent = usePlayerState((state) => state.showsContent);
  const showContent = usePlayerState((state) => state.setShowsContent);
  if (!hasPoi) return null;
  return (
    <BarButton label={t.content} icon={PanelRight} aria-expanded={showsContent} onClick={() => showContent(!showsContent)}>
      {showsName && t.content}
    </BarButton>
  );
}

const Separator = () => <span aria-hidden className="mx-1 h-6 w-px bg-line" />;

function DesktopTools({ tour, capabilities }: Pick<Props, 'tour' | 'capabilities'>) {
  const t = useTexts(controlTexts);
  return (
    <>
      <Separator />
      <MinimapButton tour={tour} capabilities={capabilities} />
      <MeasureButton capabilities={capabilities} />
      <ZoomButtons capabilities={capabilities} />
      <Separator />
      {capabilities.defurnished && <DefurnishButton />}
      {capabilities.drone && <DroneButton />}
      {capabilities.panels.has('stages') && <PanelButton panel="stages" label={t.stages} icon={Milestone} />}
      {capabilities.panels.has('comments') && <PanelButton panel="comments" label={t.comments} icon={MessageSquare} shortcut="C" />}
    </>
  );
}

type ToolProps = { capabilities: PlayerCapabilities };

/** @param onMeasure called before measuring is toggled */
export function MeasureButton({ capabilities, onMeasure }: ToolProps & { onMeasure?: () => void }) {
  const t = useTexts(controlTexts);
  const { toggleMeasuring } = usePlayerSession();
  const isMeasuring = usePlayerState((state) => state.isMeasuring);
  const hasView = useHasView(capabilities);
  return (
    <BarButton
      label={t.measure}
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

export function ZoomButtons({ capabilities }: ToolProps) {
  const t = useTexts(controlTexts);
  const { zoomIn, zoomOut } = usePlayerSession();
  const canZoom = useHasView(capabilities);
  return (
    <>
      <BarButton label={t.zoomOut} icon={Minus} shortcut="-" disabled={!canZoom} onClick={zoomOut} />
      <BarButton label={t.zoomIn} icon={Plus} shortcut="+" disabled={!canZoom} onClick={zoomIn} />
    </>
  );
}

/** @see PLAYER-068 */
function DefurnishButton() {
  const t = useTexts(controlTexts);
  const isDefurnished = usePlayerState((state) => state.isDefurnished);
  const showDefurnished = usePlayerState((state) => state.setDefurnished);
  return (
    <BarButton label={t.withoutFurniture} icon={Armchair} aria-pressed={isDefurnished} onClick={() => showDefurnished(!isDefurnished)} />
  );
}

function DroneButton() {
  const t = useTexts(controlTexts);
  const showDrone = usePlayerState((state) => state.setShowsDrone);
  return <BarButton label={t.showDrone} icon={Drone} onClick={() => showDrone(true)} />;
}

function FullscreenButton({ isFull, toggle }: Fullscreen) {
  const t = useTexts(controlTexts);
  return <BarButton label={isFull ? t.exitFullscreen : t.fullscreen} icon={isFull ? Minimize : Maximize} shortcut="F" onClick={toggle} />;
}

type SwitchableMode = Exclude<ViewMode, 'outside'>;

const modes: { value: SwitchableMode; icon: LucideIcon }[] = [
  { value: 'inside', icon: Eye },
  { value: 'dollhouse', icon: Box },
  { value: 'floorplan', icon: Plan },
];

/** @see PLAYER-013 PLAYER-025 PLAYER-028 */
function ModeSwitch({ iconsOnly, disabled }: { iconsOnly: boolean; disabled: boolean }) {
  const t = useTexts(controlTexts);
  const { goToMode } = usePlayerSession();
  const mode = usePlayerState((state) => state.viewMode);
  const segments: Segment<SwitchableMode>[] = modes.map(({ value, icon }) => ({ value, icon, label: t[value], guideId: value, disabled }));
  return (
    <Segmented label={t.view} value={mode === 'outside' ? null : mode} segments={segments} onChange={goToMode} iconsOnly={iconsOnly} />
  );
}

type PanelButtonProps = { panel: Panel; label: string; icon: LucideIcon; shortcut?: string; guide?: string };

/** Toggles a panel above the action bar. */
function PanelButton({ panel, label, icon, shortcut, guide }: PanelButtonProps) {
  const isOpen = usePlayerState((state) => state.panel === panel);
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return (
    <BarButton
      label={label}
      icon={icon}
      {...(shortcut && { shortcut })}
      data-guide={guide}
      aria-expanded={isOpen}
      onClick={() => togglePanel(panel)}
    />
  );
}
