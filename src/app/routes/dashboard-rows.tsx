import type { ComponentType } from 'react';
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
import { LazyScreen, type LoadScreen, Screen } from '../lazy-screen';
import type { RouteRow } from './route-row';
import * as screens from './screens';

type RowOptions = Partial<Omit<RouteRow, 'path' | 'name' | 'page'>>;

const row = (path: string, name: string, page: RouteRow['page'], options: RowOptions = {}): RouteRow => ({
  path,
  name,
  page,
  gate: 'verified',
  ...options,
});

const dashboard = (path: string, name: string, page: RouteRow['page'], options: RowOptions = {}) =>
  row(`/dashboard/${path}`, name, page, { gate: 'member', ...options });

const show = (load: LoadScreen) => <LazyScreen load={load} />;
/** A screen that is too small for a file of its own. */
const showNow = (Page: ComponentType) => (
  <Screen>
    <Page />
  </Screen>
);

// pages of a single tour are not behind the member gate: the security rules decide who may read it
const ofOneTour: RowOptions = { gate: 'verified' };
const onLanding: RowOptions = { ...ofOneTour, title: 'Digital Twin', skeleton: <TourLandingSkeleton inDashboard /> };
const inForm: RowOptions = { ...ofOneTour, title: 'Digital Twin', skeleton: <TourFormSkeleton /> };
const inPlayer: RowOptions = {
  ...ofOneTour,
  skeleton: <PlayerSkeleton />,
  isFullPage: true,
  title: 'Digital Twin',
  pageKey: ({ tour = '' }) => tour,
};

/** All routes behind the session gate. */
export const dashboardRows: readonly RouteRow[] = [
  row('/', 'Dashboard', <AccountRoot />),
  row('/dashboard', 'Dashboard', <AccountRoot />),
  dashboard('tours', 'Tours', show(screens.toursScreen), { skeleton: <ToursSkeleton /> }),
  dashboard('tours/create', 'Create tour', show(screens.createTourScreen), { skeleton: <TourFormSkeleton /> }),
  dashboard('tours/edit/:tour?', 'Edit tour', show(screens.editTourScreen), inForm),
  // a global admin brings tours over without having chosen an organization
  dashboard('tours/import', 'Import', show(screens.importToursScreen), { gate: 'verified' }),
  dashboard('tours/landing/:tour', 'Landing Page', show(screens.landingScreen), onLanding),
  dashboard('tours/landing', 'Landing Page', showNow(MissingTour), ofOneTour),
  dashboard('tours/versions/:tour', 'Versions', show(screens.versionsScreen), { ...ofOneTour, title: 'Digital Twin' }),
  dashboard('tours/versions/:tour/compare/:before/:after', 'Compare versions', show(screens.versionComparisonScreen), {
    ...ofOneTour,
    skeleton: <PlayerSkeleton />,
    isFullPage: true,
    title: 'Digital Twin',
  }),
  dashboard('bin', 'Bin', show(screens.binScreen)),
  dashboard('tour', 'Digital Twin', showNow(MissingTour), { gate: 'verified', title: 'Digital Twin' }),
  dashboard('tour/:tour/:mode?', 'Digital Twin', show(screens.tourPlayerScreen), inPlayer),
  dashboard('map/:mode?/:tour?', 'Map', show(screens.mapScreen)),
  // one page for all its dialogs, so that the list below them stays
  dashboard('collections/:mode?/:tour?', 'Collections', show(screens.collectionsScreen), {
    skeleton: <CollectionsSkeleton />,
    pageKey: () => '',
  }),
  dashboard('settings/:mode?/:tour?', 'Settings', show(screens.settingsScreen)),
  dashboard('collaborations/:mode?/:tour?', 'Collaborators', show(screens.collaboratorsScreen)),
  dashboard('organizations', 'Organizations', show(screens.adminHomeScreen), { gate: 'verified', title: 'Organizations' }),
  dashboard('console/users', 'Users', show(screens.usersModeScreen), { gate: 'admin' }),
  dashboard('console/modules', 'Modules', show(screens.modulesModeScreen), { gate: 'admin' }),
  dashboard('console/pages', 'Pages', show(screens.pagesModeScreen), { gate: 'admin' }),
  dashboard('console/duplicate', 'Duplicate', show(screens.duplicateModeScreen), { gate: 'admin' }),
  dashboard('console/import', 'Import', show(screens.importModeScreen), { gate: 'admin' }),
  dashboard('console/search', 'ID Search', show(screens.idSearchModeScreen), { gate: 'admin' }),
  dashboard('console/health', 'Health', show(screens.healthModeScreen), { gate: 'admin' }),
  dashboard('members', 'Members', show(screens.manageUsersScreen)),
  dashboard('activity', 'Activity', show(screens.activityScreen)),
  dashboard('my-page/:mode?/:tour?', 'Shared with me', show(screens.sharedWithMeScreen), { gate: 'verified' }),
  dashboard('tutorials/:mode?/:tour?', 'Tutorials', showNow(TutorialsScreen), { gate: 'verified' }),
  dashboard('locations/:mode?/:tour?', 'Locations', show(screens.locationsScreen)),
  dashboard('location/compare', 'Compare', show(screens.compareScreen), { isFullPage: true }),
  dashboard('location/play/:tour?', 'Location', show(screens.locationPlayerScreen), { skeleton: <PlayerSkeleton />, isFullPage: true }),
  dashboard('location/:mode?/:tour?', 'Location', show(screens.locationScreen)),
  row('/collection', 'Collection', showNow(MissingCollection)),
  row('/collection/:collection/:tour?/:mode?/:shareId?', 'Collection', show(screens.collectionLandingScreen), {
    isFullPage: true,
    skeleton: <CollectionLandingSkeleton />,
    pageKey: ({ collection = '' }) => collection,
  }),
  row('/organization/:id', 'Edit Organization', show(screens.organizationScreen)),
  row('/module/:id', 'Edit Module', show(screens.moduleScreen), { gate: 'admin' }),
  // also for unverified admins, who are warned there
  row('/admin/:organization?/:page?', 'Admin', show(screens.administrationScreen), { gate: 'person' }),
  row('/user/:mode', 'Profile', show(screens.profileScreen), { gate: 'person' }),
  row('/theme', 'Theme', show(screens.themeScreen), { gate: 'member' }),
  row('/transfer', 'Transfer', show(screens.transferScreen), { gate: 'person', isFullPage: true }),
  row('/:organization/edit-tour/:tour', 'Edit tour', show(screens.editTourByOrganizationScreen), inForm),
  row('/:organization/tour/:id', 'Tour', show(screens.olderTourScreen), {
    ...inPlayer,
    pageKey: ({ organization = '', id = '' }) => `${organization}/${id}`,
  }),
  row('*', 'Page not found', showNow(NotFoundScreen), { title: 'Page not found' }),
];

/** @see ROUTE-002 ROUTE-009 */
export const dashboardRedirects = [
  ['/d/*', '/dashboard'],
  ['/dashboard/*', '/dashboard/tours'],
  ['/user', '/user/profile'],
] as const;
