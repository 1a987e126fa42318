import type { LucideIcon } from 'lucide-react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import DoorOpen from 'lucide-react/icons/door-open';
import Drone from 'lucide-react/icons/drone';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import Globe from 'lucide-react/icons/globe';
import Info from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import Maximize from 'lucide-react/icons/maximize';
import MessageSquare from 'lucide-react/icons/message-square';
import Milestone from 'lucide-react/icons/milestone';
import Printer from 'lucide-react/icons/printer';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Route from 'lucide-react/icons/route';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Signpost from 'lucide-react/icons/signpost';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { publishPath } from '@/domain/publishing/publication-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { SwitchField } from '@/ui/switch-field';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import { OriginalNamesSelect } from '@/widgets/content-language/original-name';
import { originalNameTexts } from '@/widgets/content-language/texts';
import { useTourLanguage } from '@/widgets/content-language/tour-language';
import { useCurrentUser } from '@/widgets/current-user';
import { LanguageSelect } from '@/widgets/language-select';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { languageTexts } from '@/widgets/texts';
import { useDocumentPath } from '../address/use-document-path';
import type { PlayerCapabilities } from '../capabilities';
import { MinimapItem } from '../minimap/minimap-switch';
import { MeasureButton, useIsShareInMore, ZoomButtons } from './action-bar';
import { LookButtons } from './look-buttons';
import { OfflineItem } from './offline-item';
import { PanelItem, PanelLink } from './panel-item';
import { PeopleItems } from './people-items';
import { controlTexts, morePanelTexts } from './texts';
import type { Fullscreen } from './use-fullscreen';

type Props = { tour: Tour; capabilities: PlayerCapabilities; fullscreen: Fullscreen };

/** Less common controls and links. */
export function MorePanel({ tour, capabilities, fullscreen }: Props) {
  const t = useTexts(morePanelTexts);
  const names = useTexts(controlTexts);
  const isMobile = useMediaQuery('(width < 48rem)');
  const isSignedIn = useCurrentUser() !== null;
  const isInMore = useIsShareInMore(capabilities);
  const { hasFilesButton } = capabilities;
  const documentPath = useDocumentPath(capabilities);
  return (
    <div className="divide-y divide-line">
      {isMobile && <MobileTools capabilities={capabilities} fullscreen={fullscreen} />}
      <LookButtons capabilities={capabilities} />
      <ViewOptions hasDefurnished={isMobile && capabilities.defurnished !== ''} />
      <LanguageRows />
      <ul className="p-1.5">
        {isMobile && capabilities.panels.has('guidedTours') && <PanelItem panel="guidedTours" icon={Route} label={names.guidedTours} />}
        <RoomsItem tour={tour} />
        {isMobile && capabilities.panels.has('stages') && <PanelItem panel="stages" icon={Milestone} label={names.stages} />}
        {isMobile && <MinimapItem capabilities={capabilities} />}
        {isMobile && capabilities.drone && <DroneItem />}
        {isInMore && capabilities.panels.has('share') && <PanelItem panel="share" icon={Share2} label={names.share} />}
        {capabilities.panels.has('about') && <PanelItem panel="about" icon={Info} label={names.about} />}
        {isMobile && capabilities.panels.has('comments') && <PanelItem panel="comments" icon={MessageSquare} label={names.comments} />}
        {isSignedIn && capabilities.hasPeople && <PeopleItems organization={tour.organization} />}
        {capabilities.panels.has('history') && <PanelItem panel="history" icon={History} label={names.history} />}
        {capabilities.hasPeople && capabilities.panels.has('history') && (
          <PanelLink to={publishPath(tour.id)} icon={Layers} label={t.publish} />
        )}
        {capabilities.panels.has('files') && !hasFilesButton && <PanelItem panel="files" icon={Upload} label={t.fileManager} />}
        {capabilities.panels.has('files') && hasFilesButton && isMobile && (
          <PanelItem panel="files" icon={FolderOpen} label={names.files} />
        )}
        {documentPath && (
          <>
            {!hasFilesButton && <PanelLink to={documentPath('files')} icon={FolderOpen} label={names.files} />}
            <PanelLink to={documentPath('report')} icon={Printer} label={t.report} />
            <PanelLink to={documentPath('insurance')} icon={ShieldCheck} label={t.insurance} />
          </>
        )}
        <OfflineItem />
        {capabilities.panels.has('debug') && <PanelItem panel="debug" icon={FileText} label={names.debug} />}
        <PanelItem panel="tutorial" icon={CircleHelp} label={names.tutorial} />
      </ul>
    </div>
  );
}

function MobileTools({ capabilities, fullscreen }: Omit<Props, 'tour'>) {
  const t = useTexts(controlTexts);
  const closePanel = usePlayerState((state) => state.closePanel);
  return (
    <div className="flex items-center justify-between px-3 py-1.5">
      <MeasureButton capabilities={capabilities} onMeasure={closePanel} />
      <ZoomButtons capabilities={capabilities} />
      <button
        type="button"
        onClick={() => {
          closePanel();
          fullscreen.toggle();
        }}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-start font-medium text-ink-soft text-sm"
      >
        <Maximize aria-hidden size={18} strokeWidth={1.75} />
        {fullscreen.isFull ? t.exitFullscreen : t.fullscreen}
      </button>
    </div>
  );
}

function ViewOptions({ hasDefurnished }: { hasDefurnished: boolean }) {
  const t = useTexts(morePanelTexts);
  const names = useTexts(controlTexts);
  const looksAhead = usePlayerState((state) => state.looksAhead);
  const lookAhead = usePlayerState((state) => state.setLooksAhead);
  const isDefurnished = usePlayerState((state) => state.isDefurnished);
  const showDefurnished = usePlayerState((state) => state.setDefurnished);
  return (
    <div className="px-4 py-2">
      <SwitchField label={t.faceForward} hint={t.faceForwardHint} checked={looksAhead} onChange={lookAhead} />
      {hasDefurnished && <SwitchField label={names.withoutFurniture} checked={isDefurnished} onChange={showDefurnished} />}
    </div>
  );
}

function LanguageRows() {
  const t = useTexts(languageTexts);
  const { title } = useTexts(originalNameTexts);
  const { language, languages } = useTourLanguage();
  return (
    <div className="py-1">
      <LanguageRow icon={Globe} label={t.language}>
        <LanguageSelect />
      </LanguageRow>
      {language !== (languages[0] ?? '') && (
        <LanguageRow icon={Signpost} label={title}>
          <OriginalNamesSelect />
        </LanguageRow>
      )}
    </div>
  );
}

const LanguageRow = ({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <div className="flex items-center gap-3 px-4 py-1">
    <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    {/* the select names itself */}
    <span aria-hidden className="wrap-anywhere min-w-0 grow text-ink text-sm">
      {label}
    </span>
    <div className="w-36 max-w-[60%] shrink-0">{children}</div>
  </div>
);

function RoomsItem({ tour }: Pick<Props, 'tour'>) {
  const t = useTexts(controlTexts);
  const hasRooms = usePlayerState((state) => state.rooms.length > 0) || tour.rooms.length > 0;
  return hasRooms && <PanelItem panel="rooms" icon={DoorOpen} label={t.rooms} />;
}

function DroneItem() {
  const t = useTexts(controlTexts);
  const showDrone = usePlayerState((state) => state.setShowsDrone);
  return <PanelItem icon={Drone} label={t.showDrone} onPress={() => showDrone(true)} />;
}
