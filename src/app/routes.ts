import type { Params } from 'react-router-dom';
import { consolePath, moduleEditPattern, organizationEditPattern } from '@/domain/console/console-page-addresses';
import { tourId } from '@/domain/ids';
import { translationsPattern } from '@/domain/languages/translations-address';
import { comparePattern } from '@/domain/locations/compare-address';
import { locationPlayerPattern, locationPlayerRoot } from '@/domain/locations/location-page-addresses';
import { olderTourFormPattern, olderTourPattern } from '@/domain/older/older-page-addresses';
import {
  activityPath,
  adminPath,
  binPath,
  chooseOrganizationPattern,
  collectionPattern,
  collectionRoot,
  createTourPath,
  customPagePattern,
  dashboardPagePath,
  dashboardPath,
  dashboardPlayerPattern,
  helpPath,
  importToursPage,
  membersPath,
  notificationsPath,
  organizationLandingPattern,
  organizationsPath,
  overviewPath,
  playerPath,
  playerPattern,
  profilePath,
  signedOutPath,
  stagePattern,
  termsPath,
  tourFormPattern,
  tourLandingPattern,
  tourLandingRoot,
  tourPagePattern,
  tourPageRoot,
  toursPath,
  transferPath,
  verifyPath,
} from '@/domain/page-addresses';
import { comparisonPattern, publicComparisonPattern } from '@/domain/publishing/comparison-address';
import { publicTourPattern, versionsPattern } from '@/domain/publishing/publication-page-addresses';
import { screenPattern } from '@/domain/wall-screens';
import type { LoadScreen } from './lazy-screen';
import { admin, anyone, member, person, type RouteRow, redirect, verified } from './routes/route-row';

const digitalTwin = 'Digital Twin';
const keyIsTour = ({ tour = '' }: Params): string => tour;

const playerFromStart = ({ tour = '' }: Params, search: string): string | null =>
  new URLSearchParams(search).has('start') ? playerPath(tourId(tour)) + search : null;

const visitorsPlayer = { isFullPage: true, skeleton: 'player', isFramable: true } as const;
const visitorsTour = { ...visitorsPlayer, title: digitalTwin, offline: 'tour' } as const;
const visitorsLanding = { ...visitorsTour, skeleton: 'tourLanding', firstLook: 'landing', leadsTo: playerFromStart } as const;

// pages of a single tour are not behind the member gate: the security rules decide who may read it
const ofTour = { title: digitalTwin } as const;
const tourForm = { ...ofTour, isOfTour: true, skeleton: 'tourForm' } as const;
const tourPlayer = { ...ofTour, isFullPage: true, skeleton: 'player', isTranslated: true } as const;

const loadTourPlayer: LoadScreen = () => import('./routes/tour-player').then((it) => it.TourPlayer);
const loadVisitorTour: LoadScreen = () => import('@/features/tours/landing/tour-landing-screen').then((it) => it.VisitorTourScreen);
const loadVerification: LoadScreen = () => import('@/features/auth/verification-screen').then((it) => it.VerificationScreen);
const loadSignedOut: LoadScreen = () => import('@/features/auth/signed-out-screen').then((it) => it.SignedOutScreen);
const loadLocationPlayer: LoadScreen = () => import('@/features/player/location-player-screen').then((it) => it.LocationPlayerScreen);

/**
 * All pages: a new one is a row here and a screen. The gate comes first, then path, title, screen, and what differs from other pages. What is asked
 * before the router is loaded follows from the rows (page-overview.ts).
 */
export const routes: readonly RouteRow[] = [
  // visitors
  anyone(tourPageRoot, digitalTwin, 'missingTour', { title: digitalTwin, isFramable: true }),
  anyone(tourPagePattern, digitalTwin, loadVisitorTour, { ...visitorsLanding, isOfTour: true }),
  anyone(playerPattern, digitalTwin, loadTourPlayer, { ...visitorsTour, pageKey: keyIsTour, firstLook: 'player', isOfTour: true }),
  anyone(organizationLandingPattern, 'Landing Page', loadVisitorTour, visitorsLanding),
  anyone(locationPlayerRoot, 'Location', 'missingLocation'),
  anyone(locationPlayerPattern, 'Location', loadLocationPlayer, {
    ...visitorsPlayer,
    pageKey: ({ location = '' }) => location,
    isFramable: false,
  }),
  anyone(
    comparePattern,
    'Compare',
    () => import('@/features/locations/compare/public-compare-screen').then((it) => it.PublicCompareScreen),
    {
      isFullPage: true,
      pageKey: ({ location = '' }) => location,
    },
  ),
  anyone(stagePattern, 'Stage', 'stage', { ...visitorsPlayer, offline: 'tour', isOfTour: true }),
  anyone(publicTourPattern, 'Public Tour', () => import('./routes/public-version').then((it) => it.PublicVersion), {
    ...visitorsPlayer,
    offline: 'version',
  }),
  anyone(
    publicComparisonPattern,
    'Compare versions',
    () => import('./routes/version-comparison').then((it) => it.PublicVersionComparison),
    { ...visitorsPlayer, pageKey: ({ tour = '', before = '', after = '' }) => `${tour} ${before} ${after}` },
  ),
  anyone(screenPattern, 'Screen', () => import('@/features/pages/public-wall-screen').then((it) => it.PublicWallScreen), {
    isFullPage: true,
    isFramable: true,
  }),
  anyone(chooseOrganizationPattern, 'Organization', 'setOrganization'),
  anyone('/organization-dashboard/:organization', 'Organization', 'setOrganization'),
  anyone('/:organization/tours', 'Tours', 'setOrganization'),
  anyone('/email-verification', 'Email verification', loadVerification, { isFullPage: true }),
  anyone(verifyPath, 'Email verification', loadVerification, { isFullPage: true }),
  anyone(signedOutPath, 'Signed out', loadSignedOut, { isFullPage: true }),
  anyone('/logout', 'Signed out', loadSignedOut, { isFullPage: true }),
  anyone('/change-org', 'Signed out', () => import('@/features/auth/signed-out-screen').then((it) => it.JoiningScreen), {
    isFullPage: true,
  }),
  anyone(termsPath, 'Terms', () => import('@/features/pages/custom-page-screen').then((it) => it.TermsScreen)),
  anyone(customPagePattern, 'Page', () => import('@/features/pages/custom-page-screen').then((it) => it.CustomPageScreen)),
  anyone(helpPath, 'Help', 'help'),
  anyone('/demo', 'Demo', () => import('@/features/player/demo-player-screen').then((it) => it.DemoPlayerScreen), visitorsPlayer),
  anyone('/test', 'Test', 'demoScroll'),
  anyone('/splash', 'Loggia', 'splash', { isFullPage: true }),
  ...(import.meta.env.DEV
    ? [anyone('/gallery', 'Gallery', () => import('@/widgets/gallery/gallery-screen').then((it) => it.GalleryScreen), { isFullPage: true })]
    : []),
  anyone('*', 'Page not found', 'notFound', { title: 'Page not found' }),

  // the dashboard
  verified('/', 'Dashboard', 'accountRoot'),
  verified(dashboardPath, 'Dashboard', 'accountRoot'),
  member(overviewPath, 'Overview', () => import('@/features/overview/overview-screen').then((it) => it.OverviewScreen)),
  member(toursPath, 'Tours', () => import('@/features/tours/list/tours-screen').then((it) => it.ToursScreen), { skeleton: 'tours' }),
  member(createTourPath, 'Create tour', () => import('@/features/tours/form/create-tour-screen').then((it) => it.CreateTourScreen), {
    skeleton: 'tourForm',
  }),
  verified(tourFormPattern, 'Edit tour', () => import('@/features/tours/form/edit-tour-screen').then((it) => it.EditTourScreen), tourForm),
  // a global admin brings tours over without having chosen an organization
  verified(importToursPage, 'Import', () => import('@/features/import-tours/import-tours-screen').then((it) => it.ImportToursScreen)),
  verified(
    tourLandingPattern,
    'Landing Page',
    () => import('@/features/tours/landing/tour-landing-screen').then((it) => it.LandingScreen),
    { ...ofTour, skeleton: 'tourLanding', offline: 'tour', isOfTour: true, isTranslated: true },
  ),
  verified(tourLandingRoot, 'Landing Page', 'missingTour'),
  verified(versionsPattern, 'Versions', () => import('@/features/publishing/versions-screen').then((it) => it.VersionsScreen), ofTour),
  verified(
    translationsPattern,
    'Languages',
    () => import('@/features/translations/translations-screen').then((it) => it.TranslationsScreen),
    ofTour,
  ),
  verified(
    comparisonPattern,
    'Compare versions',
    () => import('./routes/version-comparison').then((it) => it.VersionComparison),
    tourPlayer,
  ),
  member(binPath, 'Bin', () => import('@/features/tours/bin/bin-screen').then((it) => it.BinScreen)),
  verified(`${dashboardPath}/tour`, digitalTwin, 'missingTour', { title: digitalTwin }),
  verified(dashboardPlayerPattern, digitalTwin, loadTourPlayer, { ...tourPlayer, pageKey: keyIsTour, offline: 'tour', isOfTour: true }),
  member(`${dashboardPagePath('map')}/:mode?/:tour?`, 'Map', () => import('@/features/map/map-screen').then((it) => it.MapScreen)),
  // one page for all its dialogs, so that the list below them stays
  member(
    `${dashboardPagePath('collections')}/:mode?/:tour?`,
    'Collections',
    () => import('@/features/collections/collections-screen').then((it) => it.CollectionsScreen),
    { skeleton: 'collections', pageKey: () => '' },
  ),
  member(`${dashboardPagePath('settings')}/:mode?/:tour?`, 'Settings', () =>
    import('@/features/settings/settings-screen').then((it) => it.SettingsScreen),
  ),
  member(`${dashboardPagePath('collaborations')}/:mode?/:tour?`, 'Collaborators', () =>
    import('./routes/collaborators').then((it) => it.Collaborators),
  ),
  verified(organizationsPath, 'Organizations', () => import('./admin-home').then((it) => it.AdminHome), { title: 'Organizations' }),
  admin(consolePath('users'), 'Users', () => import('@/features/console/users/users-mode').then((it) => it.UsersMode)),
  admin(consolePath('modules'), 'Modules', () => import('@/features/console/modules/modules-mode').then((it) => it.ModulesMode)),
  admin(consolePath('pages'), 'Pages', () => import('@/features/console/pages/pages-mode').then((it) => it.PagesMode)),
  admin(consolePath('duplicate'), 'Duplicate', () => import('@/features/console/duplicate/duplicate-mode').then((it) => it.DuplicateMode)),
  admin(consolePath('import'), 'Import', () => import('@/features/console/import/import-mode').then((it) => it.ImportMode)),
  admin(consolePath('search'), 'ID Search', () => import('@/features/console/id-search/id-search-mode').then((it) => it.IdSearchMode)),
  admin(consolePath('health'), 'Health', () => import('@/features/console/health/health-mode').then((it) => it.HealthMode)),
  admin(consolePath('audit'), 'Audit', () => import('@/features/console/audit/audit-mode').then((it) => it.AuditMode)),
  member(membersPath, 'Members', () => import('@/features/people/members/manage-users-screen').then((it) => it.ManageUsersScreen)),
  member(activityPath, 'Activity', () => import('@/features/activity/activity-screen').then((it) => it.ActivityScreen)),
  verified(
    `${dashboardPagePath('my-page')}/:mode?/:tour?`,
    'Shared with me',
    () => import('@/features/people/shared/shared-with-me-screen').then((it) => it.SharedWithMeScreen),
    { isTranslated: true },
  ),
  verified(
    notificationsPath,
    'Notifications',
    () => import('@/features/notifications/notifications-screen').then((it) => it.NotificationsScreen),
    { isTranslated: true },
  ),
  verified(`${dashboardPagePath('tutorials')}/:mode?/:tour?`, 'Tutorials', 'tutorials'),
  member(`${dashboardPagePath('locations')}/:mode?/:tour?`, 'Locations', () =>
    import('@/features/locations/locations-screen').then((it) => it.LocationsScreen),
  ),
  member(
    `${dashboardPagePath('location')}/compare`,
    'Compare',
    () => import('@/features/locations/compare/compare-screen').then((it) => it.CompareScreen),
    { isFullPage: true },
  ),
  member(`${dashboardPagePath('location')}/play/:tour?`, 'Location', loadLocationPlayer, {
    skeleton: 'player',
    isFullPage: true,
    isTranslated: true,
  }),
  member(`${dashboardPagePath('location')}/:mode?/:tour?`, 'Location', () =>
    import('@/features/locations/location-screen').then((it) => it.LocationScreen),
  ),
  verified(collectionRoot, 'Collection', 'missingCollection'),
  verified(
    collectionPattern,
    'Collection',
    () => import('@/features/collections/landing/collection-landing-screen').then((it) => it.CollectionLandingScreen),
    { skeleton: 'collectionLanding', isFullPage: true, isTranslated: true, pageKey: ({ collection = '' }) => collection },
  ),
  verified(organizationEditPattern, 'Edit Organization', () =>
    import('@/features/settings/whole/organization-screen').then((it) => it.OrganizationScreen),
  ),
  admin(moduleEditPattern, 'Edit Module', () => import('@/features/console/modules/module-screen').then((it) => it.ModuleScreen)),
  // also for unverified admins, who are warned there
  person(`${adminPath}/:organization?/:page?`, 'Admin', () =>
    import('@/features/administration/administration-screen').then((it) => it.AdministrationScreen),
  ),
  person('/user/:mode', 'Profile', () => import('@/features/auth/profile-screen').then((it) => it.ProfileScreen), { isTranslated: true }),
  member('/theme', 'Theme', () => import('@/features/pages/theme-screen').then((it) => it.ThemeScreen)),
  person(transferPath, 'Transfer', () => import('@/features/auth/transfer-screen').then((it) => it.TransferScreen), {
    isFullPage: true,
    isTranslated: true,
  }),
  verified(
    olderTourFormPattern,
    'Edit tour',
    () => import('./routes/edit-tour-by-organization').then((it) => it.EditTourByOrganization),
    tourForm,
  ),
  verified(olderTourPattern, 'Tour', () => import('./routes/older-tour').then((it) => it.OlderTour), {
    ...tourPlayer,
    pageKey: ({ organization = '', id = '' }) => `${organization}/${id}`,
  }),
  verified('*', 'Page not found', 'notFound', { title: 'Page not found' }),
  redirect('/d/*', dashboardPath),
  redirect(`${dashboardPath}/*`, toursPath),
  redirect('/user', profilePath),
];
