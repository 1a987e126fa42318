import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { TourFormSkeleton } from '@/features/tours/form/tour-form-skeleton';
import { TourLandingSkeleton } from '@/features/tours/landing/tour-landing-skeleton';
import { ToursSkeleton } from '@/features/tours/list/tours-skeleton';
import { AccountRoot } from '../account-root';
import { LazyScreen, type LoadScreen } from '../lazy-screen';
import { comingPages } from './coming';
import type { RouteRow } from './route-row';
import * as screens from './screens';

type Rest = Partial<Omit<RouteRow, 'path' | 'name' | 'page'>>;

const row = (path: string, name: string, page: RouteRow['page'], rest: Rest = {}): RouteRow => ({
  path,
  name,
  page,
  gate: 'verified',
  ...rest,
});

const dashboard = (path: string, name: string, page: RouteRow['page'], rest: Rest = {}) =>
  row(`/dashboard/${path}`, name, page, { gate: 'member', ...rest });

const show = (load: LoadScreen) => <LazyScreen load={load} />;

// One tour is not behind the gate of members: the rules alone know who may see it.
const ofOneTour: Rest = { gate: 'verified' };
const onLanding: Rest = { ...ofOneTour, skeleton: <TourLandingSkeleton inDashboard /> };
const inForm: Rest = { ...ofOneTour, skeleton: <TourFormSkeleton /> };
const inPlayer: Rest = {
  ...ofOneTour,
  skeleton: <PlayerSkeleton />,
  isWhole: true,
  title: 'Digital Twin',
  pageKey: ({ tour = '' }) => tour,
};

/** Every address behind the session gate. */
export const dashboardRows: readonly RouteRow[] = [
  row('/', 'Dashboard', <AccountRoot />),
  row('/dashboard', 'Dashboard', <AccountRoot />),
  dashboard('tours', 'Tours', show(screens.toursScreen), { skeleton: <ToursSkeleton /> }),
  dashboard('tours/create', 'Create tour', show(screens.createTourScreen), { skeleton: <TourFormSkeleton /> }),
  dashboard('tours/edit/:tour?', 'Edit tour', show(screens.editTourScreen), inForm),
  dashboard('tours/import', 'Import', comingPages.importTours),
  dashboard('tours/landing/:tour', 'Landing Page', show(screens.landingScreen), onLanding),
  dashboard('tours/landing', 'Landing Page', show(screens.missingTour), ofOneTour),
  dashboard('tour', 'Digital Twin', show(screens.missingTour), { gate: 'verified', title: 'Digital Twin' }),
  dashboard('tour/:tour/:mode?', 'Digital Twin', show(screens.tourPlayerScreen), inPlayer),
  dashboard('map/:mode?/:tour?', 'Map', comingPages.map),
  dashboard('collections/:mode?/:tour?', 'Collections', comingPages.collections),
  dashboard('settings/:mode?/:tour?', 'Settings', comingPages.settings),
  dashboard('collaborations/:mode?/:tour?', 'Collaborators', comingPages.collaborations),
  dashboard('my-page/:mode?/:tour?', 'Shared with me', show(screens.sharedWithMeScreen), { gate: 'verified' }),
  dashboard('tutorials/:mode?/:tour?', 'Tutorials', show(screens.tutorialsScreen), { gate: 'verified' }),
  dashboard('locations/:mode?/:tour?', 'Locations', comingPages.locations),
  dashboard('location/:mode?/:tour?', 'Location', comingPages.location),
  row('/collection', 'Collection', show(screens.missingCollection)),
  row('/collection/:collection/:tour?/:mode?/:shareId?', 'Collection', comingPages.collection),
  row('/organization/:id', 'Edit Organization', comingPages.organization),
  row('/module/:id', 'Edit Module', comingPages.module, { gate: 'admin' }),
  row('/admin/:organization?/:page?', 'Admin', comingPages.admin, { gate: 'admin' }),
  row('/user/:mode', 'Profile', show(screens.profileScreen), { gate: 'person' }),
  row('/theme', 'Theme', show(screens.themeScreen), { gate: 'member' }),
  row('/transfer', 'Transfer', show(screens.transferScreen), { gate: 'person', isWhole: true }),
  row('/:organization/edit-tour/:tour', 'Edit tour', show(screens.editTourScreen), inForm),
  row('/:organization/tour/:id', 'Tour', comingPages.olderTour),
  row('*', 'Page not found', show(screens.notFoundScreen), { title: 'Page not found' }),
];

/** @see ROUTE-002 ROUTE-009 */
export const dashboardRedirects = [
  ['/d/*', '/dashboard'],
  ['/dashboard/*', '/dashboard/tours'],
  ['/user', '/user/profile'],
] as const;
