import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Drone from 'lucide-react/icons/drone';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import Maximize from 'lucide-react/icons/maximize';
import Milestone from 'lucide-react/icons/milestone';
import Printer from 'lucide-react/icons/printer';
import History from 'lucide-react/icons/rotate-ccw-clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Upload from 'lucide-react/icons/upload';
import { playerPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import { SwitchField } from '@/ui/switch-field';
import { useMedia } from '@/ui/use-media';
import { usePlayer } from '@/widgets/visit/session-context';
import type { Offers } from '../offers';
import { MeasureButton, ZoomButtons } from './action-bar';
import { PanelLine, PanelLink } from './panel-line';
import type { Fullscreen } from './use-fullscreen';

type Props = { tour: Tour; offers: Offers; fullscreen: Fullscreen };

/** What is needed less often. */
export function MorePanel({ tour, offers, fullscreen }: Props) {
  const isMobile = useMedia('(width < 48rem)');
  return (
    <div className="divide-y divide-line">
      {isMobile && <Instruments offers={offers} fullscreen={fullscreen} />}
      <Looks hasDefurnished={isMobile && offers.hasDefurnished} />
      <ul className="p-1.5">
        {isMobile && offers.panels.has('stages') && <PanelLine panel="stages" icon={Milestone} label="Stages" />}
        {isMobile && offers.drone && <DroneLine />}
        {offers.panels.has('history') && <PanelLine panel="history" icon={History} label="History" />}
        {offers.panels.has('files') && <PanelLine panel="files" icon={Upload} label="File manager" />}
        {offers.hasPapers && (
          <>
            <PanelLink to={playerPath(tour.id, 'files')} icon={FolderOpen} label="Files" />
            <PanelLink to={playerPath(tour.id, 'report')} icon={Printer} label="Report" />
            <PanelLink to={playerPath(tour.id, 'insurance')} icon={ShieldCheck} label="Insurance report" />
          </>
        )}
        {offers.panels.has('debug') && <PanelLine panel="debug" icon={FileText} label="Debug" />}
        <PanelLine panel="tutorial" icon={CircleHelp} label="Tutorial" />
      </ul>
    </div>
  );
}

function Instruments({ offers, fullscreen }: Omit<Props, 'tour'>) {
  const closePanel = usePlayer((state) => state.closePanel);
  return (
    <div className="flex items-center justify-between px-3 py-1.5">
      <MeasureButton offers={offers} onMeasure={closePanel} />
      <ZoomButtons offers={offers} />
      <button
        type="button"
        onClick={() => {
          closePanel();
          fullscreen.toggle();
        }}
        className="inline-flex h-11 items-center gap-2 rounded-lg px-3 font-medium text-ink-soft text-sm"
      >
        <Maximize aria-hidden size={18} strokeWidth={1.75} />
        {fullscreen.isFull ? 'Leave fullscreen' : 'Fullscreen'}
      </button>
    </div>
  );
}

function Looks({ hasDefurnished }: Pick<Offers, 'hasDefurnished'>) {
  const looksAhead = usePlayer((state) => state.looksAhead);
  const lookAhead = usePlayer((state) => state.lookAhead);
  const isDefurnished = usePlayer((state) => state.isDefurnished);
  const showDefurnished = usePlayer((state) => state.showDefurnished);
  return (
    <div className="px-4 py-2">
      <SwitchField label="Look where you go" hint="Turns towards the next place first" checked={looksAhead} onChange={lookAhead} />
      {hasDefurnished && <SwitchField label="Without furniture" checked={isDefurnished} onChange={showDefurnished} />}
    </div>
  );
}

function DroneLine() {
  const showDrone = usePlayer((state) => state.showDrone);
  return <PanelLine icon={Drone} label="Show Drone Mapping" onPress={() => showDrone(true)} />;
}
