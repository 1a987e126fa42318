import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router-dom';
import { canWriteInvitation } from '@/domain/access/invitations';
import { canEditOrganization, isMember } from '@/domain/access/principals';
import { canDeleteTour, canWrite } from '@/domain/access/tours';
import { type TourId, tourId } from '@/domain/ids';
import { toursPath } from '@/domain/page-addresses';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { buttonStyle } from '@/ui/button';
import { LazyPart } from '@/ui/lazy-part';
import { LogoMark } from '@/ui/logo';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { TranslatedTour } from '@/widgets/content-language/translated-tour';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { PageFooter } from '@/widgets/page-footer';
import { useAccessContext } from '@/widgets/use-access-context';
import { useCloseWhenExpired } from '@/widgets/use-close-when-expired';
import { useMarkAccepted } from '@/widgets/use-mark-accepted';
import { LandingBody } from './landing-body';
import { LandingDialogs } from './landing-dialogs';
import { LandingHero } from './landing-hero';
import { landingTexts } from './texts';
import { TourLandingSkeleton } from './tour-landing-skeleton';
import { useLandingDialog } from './use-landing-dialog';
import { useBranding, useTourOrWait } from './use-tour-or-wait';

const collaboratorsBlock = () => import('./collaborators/collaborators-block').then((it) => it.CollaboratorsBlock);

/** Whether the page is inside the dashboard, or standalone for visitors. */
type Props = { inDashboard: boolean };

/** @see TOUR-022 ROUTE-018 ROUTE-047 ROUTE-050 */
export function TourLandingScreen({ inDashboard }: Props) {
  const { tour = '' } = useParams();
  if (tour.trim() === '') return <MissingTour inDashboard={inDashboard} />;
  return <Landing key={tour} id={tourId(tour)} inDashboard={inDashboard} />;
}

/** Inside the dashboard. */
export const LandingScreen = () => <TourLandingScreen inDashboard />;
/** Standalone, for visitors. */
export const VisitorTourScreen = () => <TourLandingScreen inDashboard={false} />;

function Landing({ id, inDashboard }: Props & { id: TourId }) {
  const tour = useTourOrWait(id);
  return tour ? (
    <TranslatedTour tour={tour}>{(shown) => <LoadedLanding tour={tour} shown={shown} inDashboard={inDashboard} />}</TranslatedTour>
  ) : (
    <TourLandingSkeleton inDashboard={inDashboard} />
  );
}

/** @param shown the tour in the visitor's language; what writes gets it as it is stored */
function LoadedLanding({ tour, shown, inDashboard }: Props & { tour: Tour; shown: Tour }) {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour.organization);
  useMarkAccepted(tour);
  useCloseWhenExpired(tour);
  const organization = useBranding(tour.organization);
  const { dialog, open, close } = useLandingDialog();
  const canEdit = canWrite(currentUser, tour, accessContext);
  const canInvite = inDashboard && canWriteInvitation(currentUser, tour.organization, accessContext.directory);
  const hero = (
    <LandingHero
      tour={canEdit ? tour : shown}
      organization={organization}
      inDashboard={inDashboard}
      canWrite={canEdit}
      hasForm={inDashboard && canEditOrganization(currentUser, tour.organization, accessContext.directory)}
      canInvite={canInvite}
      onOpen={open}
    />
  );
  const body = (
    <LandingBody
      tour={shown}
      organization={organization}
      inDashboard={inDashboard}
      isMember={isMember(currentUser, tour.organization)}
      collaborators={
        canInvite && (
          <Collaborators tour={tour} canDelete={canDeleteTour(currentUser, tour, accessContext)} onListPeople={() => open('people')} />
        )
      }
    />
  );
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <title>{tourTabTitle(shown)}</title>
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
          <PageFooter />
        </main>
      )}
      <LandingDialogs dialog={dialog} tour={tour} organization={organization} canInvite={canInvite} onClose={close} />
    </OrganizationTheme>
  );
}

type CollaboratorsProps = { tour: Tour; canDelete: boolean; onListPeople: () => void };

const Collaborators = (props: CollaboratorsProps) => <LazyPart load={collaboratorsBlock} props={props} />;

function BackToTours() {
  const t = useTexts(landingTexts);
  return (
    <Link
      to={toursPath}
      className="-ms-1 mb-3 inline-flex min-h-6 items-center gap-1 rounded text-ink-soft text-sm transition-colors hover:text-ink touch:min-h-11 print:hidden"
    >
      <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
      {t.tours}
    </Link>
  );
}

/** @see ROUTE-047 */
function MissingTour({ inDashboard }: Props) {
  const t = useTexts(landingTexts);
  const common = useTexts(commonTexts);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>{tourTabTitle(null)}</title>
      <LogoMark className="mb-5 h-9 text-line-strong" />
      <h1 className="font-semibold text-ink text-xl tracking-tight">{t.missingTour}</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">{inDashboard ? t.chooseTour : t.openAgain}</p>
      <Link to={inDashboard ? toursPath : '/'} className={`mt-6 ${buttonStyle({ look: 'primary' })}`}>
        {inDashboard ? t.yourTours : common.home}
      </Link>
    </div>
  );
}
