import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { TourLandingSkeleton } from '@/features/tours/landing/tour-landing-skeleton';
import { LazyScreen, type LoadScreen } from '../lazy-screen';
import { SetOrganization } from '../set-organization';
import type { RouteRow } from './route-row';
import * as screens from './screens';
import { VisitorTour } from './visitor-tour';

type RowOptions = Partial<Omit<RouteRow, 'path' | 'name' | 'page' | 'gate'>>;

const row = (path: string, name: string, page: RouteRow['page'], options: RowOptions = {}): RouteRow => ({
  path,
  name,
  page,
  gate: 'anyone',
  ...options,
});

const show = (load: LoadScreen) => <LazyScreen load={load} />;

const inPlayer: RowOptions = { isFullPage: true, skeleton: <PlayerSkeleton /> };
const landing: RowOptions = {
  isFullPage: true,
  skeleton: <TourLandingSkeleton inDashboard={false} />,
  hasFirstLook: true,
  title: 'Digital Twin',
};
const twin: RowOptions = {
  isFullPage: true,
  skeleton: <PlayerSkeleton />,
  hasFirstLook: true,
  title: 'Digital Twin',
  pageKey: ({ tour = '' }) => tour,
};

/** All routes that don't require signing in. */
export const visitorRows: readonly RouteRow[] = [
  row('/digital-twin', 'Digital Twin', show(screens.missingTour), { title: 'Digital Twin' }),
  row('/digital-twin/:tour', 'Digital Twin', <VisitorTour />, landing),
  row('/digital-twin/:tour/:mode/:third?/:fourth?', 'Digital Twin', show(screens.tourPlayerScreen), twin),
  row('/:organization/landing/:tour', 'Landing Page', <VisitorTour />, landing),
  row('/player', 'Location', show(screens.missingLocation)),
  row('/player/:location/:tour?/:mode?', 'Location', show(screens.locationPlayerScreen), {
    ...inPlayer,
    pageKey: ({ location = '' }) => location,
  }),
  row('/stage/:tour?/:poi?', 'Stage', show(screens.stageScreen), inPlayer),
  row('/public-tour/:organization/:tour/:id', 'Public Tour', show(screens.snapshotScreen), inPlayer),
  row('/:organization/screen/:id', 'Screen', show(screens.publicScreen), { isFullPage: true }),
  row('/o/:organization', 'Organization', <SetOrganization />),
  row('/organization-dashboard/:organization', 'Organization', <SetOrganization />),
  row('/:organization/tours', 'Tours', <SetOrganization />),
  row('/email-verification', 'Email verification', show(screens.verificationScreen), { isFullPage: true }),
  row('/verify', 'Email verification', show(screens.verificationScreen), { isFullPage: true }),
  row('/signout', 'Signed out', show(screens.signedOutScreen), { isFullPage: true }),
  row('/logout', 'Signed out', show(screens.signedOutScreen), { isFullPage: true }),
  row('/change-org', 'Signed out', show(screens.joiningScreen), { isFullPage: true }),
  row('/terms-of-service', 'Terms', show(screens.termsScreen)),
  row('/page/:id', 'Page', show(screens.wordsScreen)),
  row('/help', 'Help', show(screens.helpScreen)),
  row('/demo', 'Demo', show(screens.demoPlayerScreen), inPlayer),
  row('/test', 'Test', show(screens.demoScrollScreen)),
  row('/splash', 'Loggia', show(screens.splashScreen), { isFullPage: true }),
  ...(import.meta.env.DEV ? [row('/gallery', 'Gallery', show(screens.galleryScreen), { isFullPage: true })] : []),
  row('*', 'Page not found', show(screens.notFoundScreen), { title: 'Page not found' }),
];
