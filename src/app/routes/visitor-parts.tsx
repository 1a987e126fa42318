import { DemoScrollScreen } from '@/features/pages/demo-scroll-screen';
import { HelpScreen } from '@/features/pages/help/help-screen';
import { MissingLocation, MissingTour } from '@/features/pages/missing-id-pages';
import { NotFoundScreen } from '@/features/pages/not-found-screen';
import { SplashScreen } from '@/features/pages/splash-screen';
import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { StageScreen } from '@/features/player/stage-screen';
import { TourLandingSkeleton } from '@/features/tours/landing/tour-landing-skeleton';
import { Screen } from '../lazy-screen';
import { PageSkeleton } from '../page-skeleton';
import { SetOrganization } from '../set-organization';

const shown = (screen: React.ReactNode) => <Screen>{screen}</Screen>;

/** What comes with the router in the visitors' area: skeletons, and screens that are too small to be loaded. */
export const visitorParts = {
  skeletons: {
    page: <PageSkeleton />,
    player: <PlayerSkeleton />,
    tourLanding: <TourLandingSkeleton inDashboard={false} />,
  },
  screens: {
    demoScroll: shown(<DemoScrollScreen />),
    help: shown(<HelpScreen />),
    missingLocation: shown(<MissingLocation />),
    missingTour: shown(<MissingTour />),
    notFound: shown(<NotFoundScreen />),
    setOrganization: <SetOrganization />,
    splash: shown(<SplashScreen />),
    stage: shown(<StageScreen />),
  },
};
