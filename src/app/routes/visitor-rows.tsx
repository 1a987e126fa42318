import type { ComponentType } from 'react';
import { DemoScrollScreen } from '@/features/pages/demo-scroll-screen';
import { HelpScreen } from '@/features/pages/help/help-screen';
import { MissingLocation, MissingTour } from '@/features/pages/missing-id-pages';
import { NotFoundScreen } from '@/features/pages/not-found-screen';
import { SplashScreen } from '@/features/pages/splash-screen';
import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { StageScreen } from '@/features/player/stage-screen';
import { TourLandingSkeleton } from '@/features/tours/landing/tour-landing-skeleton';
import { LazyScreen, type LoadScreen, Screen } from '../lazy-screen';
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
/** A screen that is too small for a file of its own. */
const showNow = (Page: ComponentType) => (
  <Screen>
    <Page />
  </Screen>
);

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
  row('/digital-twin', 'Digital Twin', showNow(MissingTour), { title: 'Digital Twin' }),
  row('/digital-twin/:tour', 'Digital Twin', <VisitorTour />, landing),
  row('/digital-twin/:tour/:mode/:third?/:fourth?', 'Digital Twin', show(screens.tourPlayerScreen), twin),
  row('/:organization/landing/:tour', 'Landing Page', <VisitorTour />, landing),
  row('/player', 'Location', showNow(MissingLocation)),
  row('/player/:location/:tour?/:mode?', 'Location', show(screens.locationPlayerScreen), {
    ...inPlayer,
    pageKey: ({ location = '' }) => location,
  }),
  row('/stage/:tour?/:poi?', 'Stage', showNow(StageScreen), inPlayer),
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
  row('/help', 'Help', showNow(HelpScreen)),
  row('/demo', 'Demo', show(screens.demoPlayerScreen), inPlayer),
  row('/test', 'Test', showNow(DemoScrollScreen)),
  row('/splash', 'Loggia', showNow(SplashScreen), { isFullPage: true }),
  ...(import.meta.env.DEV ? [row('/gallery', 'Gallery', show(screens.galleryScreen), { isFullPage: true })] : []),
  row('*', 'Page not found', showNow(NotFoundScreen), { title: 'Page not found' }),
];
