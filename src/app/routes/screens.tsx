import type { LoadScreen } from '../lazy-screen';
import { playerSlots } from './player-slots';

/** The screens of every family, each loaded when it is first shown. */

export const notVerifiedScreen: LoadScreen = () => import('@/features/auth/not-verified').then((it) => it.NotVerified);
export const verificationScreen: LoadScreen = () => import('@/features/auth/verification-screen').then((it) => it.VerificationScreen);
export const transferScreen: LoadScreen = () => import('@/features/auth/transfer-screen').then((it) => it.TransferScreen);
export const profileScreen: LoadScreen = () => import('@/features/auth/profile-screen').then((it) => it.ProfileScreen);
export const signedOutScreen: LoadScreen = () => import('@/features/auth/signed-out-screen').then((it) => it.SignedOutScreen);
export const joiningScreen: LoadScreen = () =>
  import('@/features/auth/signed-out-screen').then(({ SignedOutScreen }) => () => <SignedOutScreen joining />);

export const toursScreen: LoadScreen = () => import('@/features/tours/list/tours-screen').then((it) => it.ToursScreen);
export const createTourScreen: LoadScreen = () => import('@/features/tours/form/create-tour-screen').then((it) => it.CreateTourScreen);
export const editTourScreen: LoadScreen = () => import('@/features/tours/form/edit-tour-screen').then((it) => it.EditTourScreen);
export const landingScreen: LoadScreen = () =>
  import('@/features/tours/landing/tour-landing-screen').then(({ TourLandingScreen }) => () => <TourLandingScreen inDashboard />);
export const visitScreen: LoadScreen = () =>
  import('@/features/tours/landing/tour-landing-screen').then(({ TourLandingScreen }) => () => <TourLandingScreen inDashboard={false} />);

export const tourPlayerScreen: LoadScreen = () =>
  import('@/features/player/tour-player-screen').then(({ TourPlayerScreen }) => () => <TourPlayerScreen slots={playerSlots} />);
export const locationPlayerScreen: LoadScreen = () =>
  import('@/features/player/location-player-screen').then((it) => it.LocationPlayerScreen);
export const stageScreen: LoadScreen = () => import('@/features/player/stage-screen').then((it) => it.StageScreen);
export const demoPlayerScreen: LoadScreen = () => import('@/features/player/demo-player-screen').then((it) => it.DemoPlayerScreen);

export const helpScreen: LoadScreen = () => import('@/features/pages/help/help-screen').then((it) => it.HelpScreen);
export const tutorialsScreen: LoadScreen = () => import('@/features/pages/help/tutorials-screen').then((it) => it.TutorialsScreen);
export const termsScreen: LoadScreen = () => import('@/features/pages/words-screen').then((it) => it.TermsScreen);
export const wordsScreen: LoadScreen = () => import('@/features/pages/words-screen').then((it) => it.WordsScreen);
export const splashScreen: LoadScreen = () => import('@/features/pages/splash-screen').then((it) => it.SplashScreen);
export const demoScrollScreen: LoadScreen = () => import('@/features/pages/demo-scroll-screen').then((it) => it.DemoScrollScreen);
export const notFoundScreen: LoadScreen = () => import('@/features/pages/not-found-screen').then((it) => it.NotFoundScreen);
export const missingTour: LoadScreen = () => import('@/features/pages/missing-part').then((it) => it.MissingTour);
export const missingLocation: LoadScreen = () => import('@/features/pages/missing-part').then((it) => it.MissingLocation);
export const missingCollection: LoadScreen = () => import('@/features/pages/missing-part').then((it) => it.MissingCollection);
export const themeScreen: LoadScreen = () => import('@/features/pages/theme-screen').then((it) => it.ThemeScreen);
export const sharedWithMeScreen: LoadScreen = () => import('@/features/pages/shared-with-me-screen').then((it) => it.SharedWithMeScreen);

export const collaboratorHomeScreen: LoadScreen = () => import('@/features/pages/collaborator-home').then((it) => it.CollaboratorHome);
export const adminHomeScreen: LoadScreen = () => import('../admin-home').then((it) => it.AdminHome);
export const galleryScreen: LoadScreen = () => import('@/ui/gallery/gallery-screen').then((it) => it.GalleryScreen);
