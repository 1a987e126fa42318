import type { CollectionId, OrgId, TourId } from './ids';

/** Where the pages are: the paths behind the hash, each beginning with a slash. Ids are encoded here and nowhere else. */

const part = encodeURIComponent;

/** The dashboard's list of tours. @see ROUTE-009 ROUTE-010 */
export const toursPath = '/dashboard/tours';

/** @see TOUR-020 */
export const createTourPath = `${toursPath}/create`;

/** The form of a tour. @see TOUR-021 ROUTE-042 */
export const tourFormPath = (tour: TourId): string => `${toursPath}/edit/${part(tour)}`;

/** A tour's landing page inside the dashboard. @see TOUR-022 */
export const tourLandingPath = (tour: TourId): string => `${toursPath}/landing/${part(tour)}`;

/** A tour's landing page as visitors see it, outside of the dashboard. @see ROUTE-018 */
export const visitPath = (tour: TourId): string => `/digital-twin/${part(tour)}`;

/** @see ROUTE-044 */
export const playerModes = ['play', 'edit', 'files', 'report', 'insurance'] as const;
export type PlayerMode = (typeof playerModes)[number];

/** A tour in the player. @see ROUTE-023 ROUTE-041 */
export const playerPath = (tour: TourId, mode: PlayerMode = 'play', shareId?: string): string =>
  [visitPath(tour), mode, ...(shareId ? [part(shareId)] : [])].join('/');

/** A tour of a collection in the player. @see ROUTE-024 */
export const collectionPlayerPath = (collection: CollectionId, tour: TourId, mode: PlayerMode = 'play'): string =>
  `${playerPath(tour, mode)}/${part(collection)}`;

/** @see ROUTE-029 */
export const collectionPath = (collection: CollectionId): string => `/collection/${part(collection)}`;

/** Opens a tour at the PoI of a name. @see ROUTE-025 ROUTE-026 STAGE-004 */
export const stagePath = (tour: TourId, poiName = ''): string => `/stage/${part(tour)}${poiName === '' ? '' : `/${part(poiName)}`}`;

/** Chooses the organization a global admin looks at. @see ROUTE-004 */
export const chooseOrganizationPath = (organization: OrgId): string => `/o/${part(organization)}`;

/** The pages of the dashboard beside the tours. @see ROUTE-009 UI-013 UI-014 */
export const dashboardPages = [
  'map',
  'collections',
  'settings',
  'collaborations',
  'my-page',
  'tutorials',
  'locations',
  'location',
] as const;
export type DashboardPage = (typeof dashboardPages)[number];
export const dashboardPagePath = (page: DashboardPage): string => `/dashboard/${page}`;

/** A tour in the player, for those who are signed in. @see ROUTE-022 */
export const dashboardPlayerPath = (tour: TourId, mode: PlayerMode = 'play'): string => `/dashboard/tour/${part(tour)}/${mode}`;

/** Where someone signs in who is to come back to a page. @param returnTo a path of the app, with its query @see AUTH-036 AUTH-054 */
export const signInPath = (returnTo: string): string => `/dashboard?redirect=${part(returnTo)}`;

/** The terms, and another page of words. @see ROUTE-035 ROUTE-036 */
export const termsPath = '/terms-of-service';
export const privacyPath = '/page/privacy';
export const helpPath = '/help';

/** Invites people to one tour. @see ROUTE-008 */
export const inviteToTourPath = (tour: TourId): string => `${dashboardPagePath('collaborations')}?tour=${part(tour)}`;

/** The import of older tours. @see ACCESS-017 */
export const importToursPath = `${toursPath}/import`;

/** One's own account. @see ROUTE-039 */
export const profilePath = '/user/profile';
