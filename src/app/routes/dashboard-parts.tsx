import { CollectionLandingSkeleton } from '@/features/collections/landing/landing-skeleton';
import { CollectionsSkeleton } from '@/features/collections/list/collections-skeleton';
import { TutorialsScreen } from '@/features/pages/help/tutorials-screen';
import { MissingCollection, MissingTour } from '@/features/pages/missing-id-pages';
import { NotFoundScreen } from '@/features/pages/not-found-screen';
import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { TourFormSkeleton } from '@/features/tours/form/tour-form-skeleton';
import { TourLandingSkeleton } from '@/features/tours/landing/tour-landing-skeleton';
import { ToursSkeleton } from '@/features/tours/list/tours-skeleton';
import { AccountRoot } from '../account-root';
import { Screen } from '../lazy-screen';
import { PageSkeleton } from '../page-skeleton';

const shown = (screen: React.ReactNode) => <Screen>{screen}</Screen>;

/** What comes with the router in the dashboard's area: skeletons, and screens that are too small to be loaded. */
export const dashboardParts = {
  skeletons: {
    collectionLanding: <CollectionLandingSkeleton />,
    collections: <CollectionsSkeleton />,
    page: <PageSkeleton />,
    player: <PlayerSkeleton />,
    tourForm: <TourFormSkeleton />,
    tourLanding: <TourLandingSkeleton inDashboard />,
    tours: <ToursSkeleton />,
  },
  screens: {
    accountRoot: <AccountRoot />,
    missingCollection: shown(<MissingCollection />),
    missingTour: shown(<MissingTour />),
    notFound: shown(<NotFoundScreen />),
    tutorials: shown(<TutorialsScreen />),
  },
};
