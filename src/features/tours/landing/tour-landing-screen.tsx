import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router-dom';
import { edits, isMember } from '@/domain/access/principals';
import { canWrite } from '@/domain/access/tours';
import { toursPath } from '@/domain/addresses';
import { type TourId, tourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import { useFacts } from '@/widgets/facts';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { useWho } from '@/widgets/who';
import { LandingBody } from './landing-body';
import { LandingHero } from './landing-hero';
import { MissingTour } from './missing-tour';
import { TourLandingSkeleton } from './tour-landing-skeleton';
import { useLandingDialog } from './use-landing-dialog';
import { useBranding, useShownTour } from './use-shown-tour';

const filesPanel = () => import('./files/files-panel').then((it) => it.FilesPanel);
const shareDialog = () => import('./share/share-dialog').then((it) => it.ShareDialog);

/** Inside the dashboard's frame, or alone in the window for visitors. */
type Props = { inDashboard: boolean };

/** @see TOUR-022 ROUTE-018 ROUTE-047 ROUTE-050 */
export function TourLandingScreen({ inDashboard }: Props) {
  const { tour = '' } = useParams();
  if (tour.trim() === '') return <MissingTour inDashboard={inDashboard} />;
  return <Landing key={tour} id={tourId(tour)} inDashboard={inDashboard} />;
}

function Landing({ id, inDashboard }: Props & { id: TourId }) {
  const tour = useShownTour(id);
  return tour ? <ShownLanding tour={tour} inDashboard={inDashboard} /> : <TourLandingSkeleton inDashboard={inDashboard} />;
}

function ShownLanding({ tour, inDashboard }: Props & { tour: Tour }) {
  const who = useWho();
  const facts = useFacts(tour.organization);
  const organization = useBranding(tour.organization);
  const { dialog, open, close } = useLandingDialog();
  const mayWrite = canWrite(who, tour, facts);
  const hero = (
    <LandingHero
      tour={tour}
      organization={organization}
      inDashboard={inDashboard}
      canWrite={mayWrite}
      hasForm={inDashboard && edits(who, tour.organization, facts.directory)}
      onOpen={open}
    />
  );
  const body = (
    <LandingBody tour={tour} organization={organization} inDashboard={inDashboard} isMember={isMember(who, tour.organization)} />
  );
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <title>{`Digital Twin - ${tour.name}`}</title>
      {inDashboard ? (
        <article>
          <BackToTours />
          <div className="overflow-hidden rounded-2xl shadow-card print:rounded-none print:shadow-none">{hero}</div>
          <div className="pt-8">{body}</div>
        </article>
      ) : (
        <main className="min-h-dvh bg-canvas">
          <article>
            {hero}
            <div className="mx-auto max-w-6xl px-4 py-10 md:px-10 md:py-14">{body}</div>
          </article>
        </main>
      )}
      {dialog === 'files' && (
        <LateOver onClose={close}>
          <LatePart load={filesPanel} given={{ tour, organization, onClose: close }} />
        </LateOver>
      )}
      {dialog === 'share' && (
        <LateOver onClose={close}>
          <LatePart load={shareDialog} given={{ tour, onClose: close }} />
        </LateOver>
      )}
    </OrganizationTheme>
  );
}

const BackToTours = () => (
  <Link
    to={toursPath}
    className="-ml-1 mb-3 inline-flex min-h-6 items-center gap-1 rounded text-ink-soft text-sm transition-colors hover:text-ink max-md:min-h-11 print:hidden"
  >
    <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
    Tours
  </Link>
);
