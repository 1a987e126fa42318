import { LazyComponent } from '@/ui/lazy-component';
import type { LoadScreen } from '../lazy-screen';

// Screens that few people open: what they are made of is named in a file of its own, so that the pages everybody opens do not carry the list.

const manageUsers = () => import('@/features/people/members/manage-users').then((it) => it.ManageUsers);
const olderEditor = () => import('@/features/older/editor/start-older-editing').then((it) => it.startOlderEditing);

export const usersModeScreen: LoadScreen = () => import('@/features/console/users/users-mode').then((it) => it.UsersMode);
export const modulesModeScreen: LoadScreen = () => import('@/features/console/modules/modules-mode').then((it) => it.ModulesMode);
export const moduleScreen: LoadScreen = () => import('@/features/console/modules/module-screen').then((it) => it.ModuleScreen);
export const pagesModeScreen: LoadScreen = () => import('@/features/console/pages/pages-mode').then((it) => it.PagesMode);
export const idSearchModeScreen: LoadScreen = () => import('@/features/console/id-search/id-search-mode').then((it) => it.IdSearchMode);
export const healthModeScreen: LoadScreen = () => import('@/features/console/health/health-mode').then((it) => it.HealthMode);
export const importToursScreen: LoadScreen = () => import('@/features/import-tours/import-tours-screen').then((it) => it.ImportToursScreen);
export const duplicateModeScreen: LoadScreen = () => import('@/features/console/duplicate/duplicate-mode').then((it) => it.DuplicateMode);
export const importModeScreen: LoadScreen = () => import('@/features/console/import/import-mode').then((it) => it.ImportMode);
export const organizationScreen: LoadScreen = () =>
  import('@/features/settings/whole/organization-screen').then((it) => it.OrganizationScreen);
export const activityScreen: LoadScreen = () => import('@/features/activity/activity-screen').then((it) => it.ActivityScreen);
export const administrationScreen: LoadScreen = () =>
  import('@/features/administration/administration-screen').then((it) => it.AdministrationScreen);
export const binScreen: LoadScreen = () => import('@/features/tours/bin/bin-screen').then((it) => it.BinScreen);
export const versionsScreen: LoadScreen = () => import('@/features/publishing/versions-screen').then((it) => it.VersionsScreen);
export const versionComparisonScreen: LoadScreen = () => import('./version-comparison').then((it) => it.VersionComparison);
export const compareScreen: LoadScreen = () => import('@/features/locations/compare/compare-screen').then((it) => it.CompareScreen);
export const locationScreen: LoadScreen = () => import('@/features/locations/location-screen').then((it) => it.LocationScreen);
export const locationsScreen: LoadScreen = () => import('@/features/locations/locations-screen').then((it) => it.LocationsScreen);
export const themeScreen: LoadScreen = () => import('@/features/pages/theme-screen').then((it) => it.ThemeScreen);
export const tutorialsScreen: LoadScreen = () => import('@/features/pages/help/tutorials-screen').then((it) => it.TutorialsScreen);
export const transferScreen: LoadScreen = () => import('@/features/auth/transfer-screen').then((it) => it.TransferScreen);
export const profileScreen: LoadScreen = () => import('@/features/auth/profile-screen').then((it) => it.ProfileScreen);
export const olderTourScreen: LoadScreen = () =>
  import('@/features/player/older/older-tour-screen').then(({ OlderTourScreen }) => () => <OlderTourScreen editor={olderEditor} />);
export const manageUsersScreen: LoadScreen = () =>
  import('@/features/people/members/manage-users-screen').then((it) => it.ManageUsersScreen);
/** The members are a slot, because they belong to another feature. */
export const collaboratorsScreen: LoadScreen = () =>
  import('@/features/collaborators/collaborators-screen').then(({ CollaboratorsScreen }) => () => (
    <CollaboratorsScreen members={(organization) => <LazyComponent load={manageUsers} props={{ organization }} />} />
  ));
export const sharedWithMeScreen: LoadScreen = () =>
  import('@/features/people/shared/shared-with-me-screen').then((it) => it.SharedWithMeScreen);
export const settingsScreen: LoadScreen = () => import('@/features/settings/settings-screen').then((it) => it.SettingsScreen);
export const helpScreen: LoadScreen = () => import('@/features/pages/help/help-screen').then((it) => it.HelpScreen);
export const termsScreen: LoadScreen = () => import('@/features/pages/custom-page-screen').then((it) => it.TermsScreen);
export const wordsScreen: LoadScreen = () => import('@/features/pages/custom-page-screen').then((it) => it.CustomPageScreen);
export const publicScreen: LoadScreen = () => import('@/features/pages/public-screen').then((it) => it.PublicScreen);
export const splashScreen: LoadScreen = () => import('@/features/pages/splash-screen').then((it) => it.SplashScreen);
export const demoScrollScreen: LoadScreen = () => import('@/features/pages/demo-scroll-screen').then((it) => it.DemoScrollScreen);
export const missingTour: LoadScreen = () => import('@/features/pages/missing-id-pages').then((it) => it.MissingTour);
export const missingLocation: LoadScreen = () => import('@/features/pages/missing-id-pages').then((it) => it.MissingLocation);
export const missingCollection: LoadScreen = () => import('@/features/pages/missing-id-pages').then((it) => it.MissingCollection);
export const verificationScreen: LoadScreen = () => import('@/features/auth/verification-screen').then((it) => it.VerificationScreen);
export const notVerifiedScreen: LoadScreen = () => import('@/features/auth/not-verified').then((it) => it.NotVerified);
export const signedOutScreen: LoadScreen = () => import('@/features/auth/signed-out-screen').then((it) => it.SignedOutScreen);
export const joiningScreen: LoadScreen = () =>
  import('@/features/auth/signed-out-screen').then(({ SignedOutScreen }) => () => <SignedOutScreen joining />);
export const collaboratorHomeScreen: LoadScreen = () =>
  import('@/features/people/shared/collaborator-home').then((it) => it.CollaboratorHome);
export const adminHomeScreen: LoadScreen = () => import('../admin-home').then((it) => it.AdminHome);
export const demoPlayerScreen: LoadScreen = () => import('@/features/player/demo-player-screen').then((it) => it.DemoPlayerScreen);
export const notFoundScreen: LoadScreen = () => import('@/features/pages/not-found-screen').then((it) => it.NotFoundScreen);
export const collectionsScreen: LoadScreen = () => import('@/features/collections/collections-screen').then((it) => it.CollectionsScreen);
