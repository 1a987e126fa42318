import type { LucideIcon } from 'lucide-react';
import Link2Off from 'lucide-react/icons/link-2-off';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScanLine from 'lucide-react/icons/scan-line';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Unplug from 'lucide-react/icons/unplug';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TourId } from '@/domain/ids';
import { tourFormPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { viewerFailureTexts } from '@/showcase/texts';
import { Button, buttonStyle } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { commonTexts } from '@/ui/texts';
import { useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { CenteredBetweenPanels } from '@/widgets/player-session/centered-between-panels';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { ViewerStage } from '@/widgets/player-session/player-state';
import { useDocumentPath } from '../address/use-document-path';
import type { PlayerCapabilities } from '../capabilities';
import { Poster } from './poster';
import { stageMessageTexts } from './texts';

type FailureProps = { tour: TourId; stage: ViewerStage; hasList: boolean; mayWrite: boolean; documentPath: DocumentPath };

const icons = { private: LockKeyhole, 'unknown-model': Link2Off, 'wrong-key': LockKeyhole } as const;

/** Explains why the scan is unavailable, what still works, and how to continue. @see PLAYER-076 */
export function StageFailure({ tour, stage, hasList, mayWrite, documentPath }: FailureProps) {
  const t = useTexts(stageMessageTexts);
  const failures = useTexts(viewerFailureTexts);
  const { tryAgain } = useTexts(commonTexts);
  const { retry } = usePlayerSession();
  useOnReconnect(retry);
  const listHint = hasList && t.canReadPois;
  if (stage.name !== 'failed') {
    return (
      <StageCard icon={Unplug} title={t.interrupted} messages={[t.interruptedHint, listHint]}>
        <Button look="primary" onClick={retry}>
          {t.reload}
        </Button>
        <WithoutScan hasList={hasList} documentPath={documentPath} />
      </StageCard>
    );
  }
  const icon = icons[stage.reason as keyof typeof icons] ?? TriangleAlert;
  return (
    <StageCard icon={icon} title={t.failed} messages={[failures[stage.reason], listHint]}>
      <Button look="primary" onClick={retry}>
        {tryAgain}
      </Button>
      <WithoutScan hasList={hasList} documentPath={documentPath} />
      {mayWrite && stage.reason === 'unknown-model' && (
        <Link to={tourFormPath(tour)} className={buttonStyle({ look: 'plain' })}>
          {t.editTour}
        </Link>
      )}
    </StageCard>
  );
}

type DocumentPath = PlayerCapabilities['documentPath'];

/** What there is without the scan, each one press away: the points, everything as text, plans and documents. */
function WithoutScan({ hasList, ...capabilities }: { hasList: boolean; documentPath: DocumentPath }) {
  const documentPath = useDocumentPath(capabilities);
  const t = useTexts(stageMessageTexts);
  const closePoi = usePlayerState((state) => state.closePoi);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const isListOpen = usePlayerState((state) => state.sidebarOpen);
  return (
    <>
      {hasList && !isListOpen && (
        <Button
          onClick={() => {
            closePoi();
            openSidebar(true);
          }}
        >
          {t.pois}
        </Button>
      )}
      {documentPath && (
        <>
          <Link to={documentPath('report')} className={buttonStyle({ look: 'plain' })}>
            {t.report}
          </Link>
          <Link to={documentPath('files')} className={buttonStyle({ look: 'plain' })}>
            {t.files}
          </Link>
        </>
      )}
    </>
  );
}

type NoModelProps = {
  tour: Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'>;
  hasList: boolean;
  mayWrite: boolean;
  documentPath: DocumentPath;
};

/** Shown for a tour without a scan. */
export function NoModel({ tour, hasList, mayWrite, documentPath }: NoModelProps) {
  const t = useTexts(stageMessageTexts);
  return (
    <div className="absolute inset-0">
      <Poster tour={tour} isVisible />
      <StageCard icon={ScanLine} title={t.noScan} messages={[t.noModel, hasList && t.canReadPoisInList]}>
        {mayWrite && (
          <Link to={tourFormPath(tour.id)} className={buttonStyle({ look: 'primary' })}>
            {t.addModel}
          </Link>
        )}
        <WithoutScan hasList={hasList} documentPath={documentPath} />
      </StageCard>
    </div>
  );
}

type LoadProps = { stage: 'loading' | 'starting'; isReload: boolean };

const steps = {
  loading: { value: 0.3, name: 'openingViewer' },
  starting: { value: 0.7, name: 'loading' },
} as const;

/** Loading progress of the scan. The rest of the player stays usable. */
export function LoadProgress({ stage, isReload }: LoadProps) {
  const t = useTexts(stageMessageTexts);
  const { value, name } = steps[stage];
  return (
    <CenteredBetweenPanels className="top-1/2 -translate-y-1/2">
      <div className="glass flex w-60 animate-late flex-col items-center gap-3 rounded-2xl p-4 text-center shadow-sheet">
        <p className="font-medium text-base text-white drop-shadow">{isReload ? t.reloading : t[name]}</p>
        <ProgressBar label={t.loading} value={value} valueText={t[name]} />
      </div>
    </CenteredBetweenPanels>
  );
}

type CardProps = { icon: LucideIcon; title: string; messages: readonly (string | false)[]; children?: ReactNode };

/** A message shown in place of the scan. */
function StageCard({ icon: Icon, title, messages, children }: CardProps) {
  return (
    <CenteredBetweenPanels className="top-20 z-10 md:top-1/2 md:z-30 md:-translate-y-1/2">
      <div
        role="alert"
        className="glass flex w-[min(22rem,calc(100vw-1.5rem))] flex-col items-center rounded-2xl px-6 py-7 text-center shadow-sheet"
      >
        <Icon aria-hidden size={26} strokeWidth={1.5} className="text-ink-soft" />
        <h2 className="mt-3 font-semibold text-ink text-lg tracking-tight">{title}</h2>
        <p className="mt-1.5 text-pretty text-ink-soft text-sm">{messages.filter(Boolean).join(' ')}</p>
        {children && <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>}
      </div>
    </CenteredBetweenPanels>
  );
}
