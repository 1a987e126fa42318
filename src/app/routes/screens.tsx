import { LazyComponent } from '@/ui/lazy-component';
import { LazyScreen, type LoadScreen } from '../lazy-screen';
import { playerSlots } from './player-slots';

// The screens of all features, each loaded when it is first rendered.

const manageUsers = () => import('@/features/people/members/manage-users').then((it) => it.ManageUsers);
const olderEditor = () => import('@/features/older/editor/start-older-editing').then((it) => it.startOlderEditing);

export const notVerifiedScreen: LoadScreen = () => import('@/features/auth/not-verified').then((it) => it.NotVerified);
export const verificationScreen: LoadScreen = () => import('@/features/auth/verification-screen').then((it) => it.VerificationScreen);
export const transferScreen: LoadScreen = () => import('@/features/auth/transfer-screen').then((it) => it.TransferScreen);
export const profileScreen: LoadScreen = () => import('@/features/auth/profile-screen').then((it) => it.ProfileScreen);
export const signedOutScreen: LoadScreen = () => import('@/features/auth/signed-out-screen').then((it) => it.SignedOutScreen);
export const joiningScreen: LoadScreen = () =>
  import('@/features/auth/signed-out-screen').then(({ SignedOutScreen }) => () => <SignedOutScreen joining />);

export const toursScreen: LoadScreen = () => import('@/features/tours/list/tours-screen').then((it) => it.ToursScreen);
export const versionsScreen: LoadScreen = () => import('@/features/publishing/versions-screen').then((it) => it.VersionsScreen);
export const versionComparisonScreen: LoadScreen = () => import('./version-comparison').then((it) => it.VersionComparison);
export const binScreen: LoadScreen = () => import('@/features/tours/bin/bin-screen').then((it) => it.BinScreen);
export const createTourScreen: LoadScreen = () => import('@/features/tours/form/create-tour-screen').then((it) => it.CreateTourScreen);
export const editTourScreen: LoadScreen = () => import('@/features/tours/form/edit-tour-screen').then((it) => it.EditTourScreen);
/** Today's form is a slot, because it belongs to another feature. */
export const editTourByOrganizationScreen: LoadScreen = () =>
  import('@/features/older/tour/older-edit-tour-screen').then(({ OlderEditTourScreen }) => () => (
    <OlderEditTourScreen otherwise={<LazyScreen load={editTourScreen} />} />
  ));
export const landingScreen: LoadScreen = () =>
  import('@/features/tours/landing/tour-landing-screen').then(({ TourLandingScreen }) => () => <TourLandingScreen inDashboard />);
export const visitorLandingScreen: LoadScreen = () =>
  import('@/features/tours/landing/tour-landing-screen').then(({ TourLandingScreen }) => () => <TourLandingScreen inDashboard={false} />);

export const tourPlayerScreen: LoadScreen = () =>
  import('@/features/player/tour-player-screen').then(({ TourPlayerScreen }) => () => <TourPlayerScreen slots={playerSlots} />);
export const locationPlayerScreen: LoadScreen = () =>
  import('@/features/player/location-player-screen').then((it) => it.LocationPlayerScreen);
export const snapshotScreen: LoadScreen = () => import('./public-version').then((it) => it.PublicVersion);
export const olderTourScreen: LoadScreen = () =>
  import('@/features/player/older/older-tour-screen').then(({ OlderTourScreen }) => () => <OlderTourScreen editor={olderEditor} />);
export const demoPlayerScreen: LoadScreen = () => import('@/features/player/demo-player-screen').then((it) => it.DemoPlayerScreen);

export const termsScreen: LoadScreen = () => import('@/features/pages/custom-page-screen').then((it) => it.TermsScreen);
export const wordsScreen: LoadScreen = () => import('@/features/pages/custom-page-screen').then((it) => it.CustomPageScreen);
export const publicScreen: LoadScreen = () => import('@/features/pages/public-screen').then((it) => it.PublicScreen);
export const collectionsScreen: LoadScreen = () => import('@/features/collections/collections-screen').then((it) => it.CollectionsScreen);
export const collectionLandingScreen: LoadScreen = () =>
  import('@/features/collections/landing/collection-landing-screen').then((it) => it.CollectionLandingScreen);
export const mapScreen: LoadScreen = () => import('@/features/map/map-screen').then((it) => it.MapScreen);
export const themeScreen: LoadScreen = () => import('@/features/pages/theme-screen').then((it) => it.ThemeScreen);
export const settingsScreen: LoadScreen = () => import('@/features/settings/settings-screen').then((it) => it.SettingsScreen);
export const locationsScreen: LoadScreen = () => import('@/features/locations/locations-screen').then((it) => it.LocationsScreen);
export const compareScreen: LoadScreen = () => import('@/features/locations/compare/compare-screen').then((it) => it.CompareScreen);
export const locationScreen: LoadScreen = () => import('@/features/locations/location-screen').then((it) => it.LocationScreen);
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
/** The members are a slot, because they belong to another feature. */
export const collaboratorsScreen: LoadScreen = () =>
  import('@/features/collaborators/collaborators-screen').then(({ CollaboratorsScreen }) => () => (
    <CollaboratorsScreen members={(organization) => <LazyComponent load={manageUsers} props={{ organization }} />} />
  ));
export const manageUsersScreen: LoadScreen = () =>
  import('@/features/people/members/manage-users-screen').then((it) => it.ManageUsersScreen);
export const sharedWithMeScreen: LoadScreen = () =>
  import('@/features/people/shared/shared-with-me-screen').then((it) => it.SharedWithMeScreen);

export const collaboratorHomeScreen: LoadScreen = () =>
  import('@/features/people/shared/collaborator-home').then((it) => it.CollaboratorHome);
export const adminHomeScreen: LoadScreen = () => import('../admin-home').then((it) => it.AdminHome);
export const administrationScreen: LoadScreen = () =>
  import('@/features/administration/administration-screen').then((it) => it.AdministrationScreen);
export const galleryScreen: LoadScreen = () => import('@/widgets/gallery/gallery-screen').then((it) => it.GalleryScreen);
