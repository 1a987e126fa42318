import { LazyScreen, type LoadScreen } from '../lazy-screen';
import { playerSlots } from './player-slots';

/** A screen of `rare-screens.tsx`. */
const rare =
  (name: keyof typeof import('./rare-screens')): LoadScreen =>
  () =>
    import('./rare-screens').then((screens) => screens[name]());

/** The screens of all features, each loaded when it is first rendered. */

export const notVerifiedScreen = rare('notVerifiedScreen');
export const verificationScreen = rare('verificationScreen');
export const transferScreen = rare('transferScreen');
export const profileScreen = rare('profileScreen');
export const signedOutScreen = rare('signedOutScreen');
export const joiningScreen = rare('joiningScreen');

export const toursScreen: LoadScreen = () => import('@/features/tours/list/tours-screen').then((it) => it.ToursScreen);
export const versionsScreen = rare('versionsScreen');
export const versionComparisonScreen = rare('versionComparisonScreen');
export const binScreen = rare('binScreen');
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
export const olderTourScreen = rare('olderTourScreen');
export const stageScreen: LoadScreen = () => import('@/features/player/stage-screen').then((it) => it.StageScreen);
export const demoPlayerScreen = rare('demoPlayerScreen');

export const helpScreen = rare('helpScreen');
export const tutorialsScreen = rare('tutorialsScreen');
export const termsScreen = rare('termsScreen');
export const wordsScreen = rare('wordsScreen');
export const publicScreen = rare('publicScreen');
export const splashScreen = rare('splashScreen');
export const demoScrollScreen = rare('demoScrollScreen');
export const notFoundScreen = rare('notFoundScreen');
export const missingTour = rare('missingTour');
export const missingLocation = rare('missingLocation');
export const missingCollection = rare('missingCollection');
export const collectionsScreen = rare('collectionsScreen');
export const collectionLandingScreen: LoadScreen = () =>
  import('@/features/collections/landing/collection-landing-screen').then((it) => it.CollectionLandingScreen);
export const mapScreen: LoadScreen = () => import('@/features/map/map-screen').then((it) => it.MapScreen);
export const themeScreen = rare('themeScreen');
export const settingsScreen = rare('settingsScreen');
export const locationsScreen = rare('locationsScreen');
export const compareScreen = rare('compareScreen');
export const locationScreen = rare('locationScreen');
export const usersModeScreen = rare('usersModeScreen');
export const modulesModeScreen = rare('modulesModeScreen');
export const moduleScreen = rare('moduleScreen');
export const pagesModeScreen = rare('pagesModeScreen');
export const idSearchModeScreen = rare('idSearchModeScreen');
export const healthModeScreen = rare('healthModeScreen');
export const importToursScreen = rare('importToursScreen');
export const duplicateModeScreen = rare('duplicateModeScreen');
export const importModeScreen = rare('importModeScreen');
export const organizationScreen = rare('organizationScreen');
export const activityScreen = rare('activityScreen');
export const collaboratorsScreen = rare('collaboratorsScreen');
export const manageUsersScreen = rare('manageUsersScreen');
export const sharedWithMeScreen = rare('sharedWithMeScreen');

export const collaboratorHomeScreen = rare('collaboratorHomeScreen');
export const adminHomeScreen = rare('adminHomeScreen');
export const administrationScreen = rare('administrationScreen');
export const galleryScreen: LoadScreen = () => import('@/widgets/gallery/gallery-screen').then((it) => it.GalleryScreen);
