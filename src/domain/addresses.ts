import { type CollectionId, collectionId, type OrgId, type TourId, tourId } from './ids';

/** Paths of the pages, as they follow the hash; each begins with a slash. Ids are encoded only here. */

const encodePart = encodeURIComponent;

/** The dashboard's list of tours. @see ROUTE-009 ROUTE-010 */
export const toursPath = '/dashboard/tours';

/** @see TOUR-020 */
export const createTourPath = `${toursPath}/create`;

/** The form of a tour. @see TOUR-021 ROUTE-042 */
export const tourFormPath = (tour: TourId): string => `${toursPath}/edit/${encodePart(tour)}`;

/** A tour's landing page inside the dashboard. @see TOUR-022 */
export const tourLandingPath = (tour: TourId): string => `${toursPath}/landing/${encodePart(tour)}`;

/** A tour's landing page for visitors, outside the dashboard. @see ROUTE-018 */
export const tourPagePath = (tour: TourId): string => `/digital-twin/${encodePart(tour)}`;

/** @see ROUTE-044 */
export const playerModes = ['play', 'edit', 'files', 'report', 'insurance'] as const;
export type PlayerMode = (typeof playerModes)[number];

/** A tour in the player. @see ROUTE-023 ROUTE-041 */
export const playerPath = (tour: TourId, mode: PlayerMode = 'play', shareId?: string): string =>
  [tourPagePath(tour), mode, ...(shareId ? [encodePart(shareId)] : [])].join('/');

/** A tour of a collection in the player. @see ROUTE-024 */
export const collectionPlayerPath = (collection: CollectionId, tour: TourId, mode: PlayerMode = 'play'): string =>
  `${playerPath(tour, mode)}/${encodePart(collection)}`;

/** @see ROUTE-029 */
export const collectionPath = (collection: CollectionId): string => `/collection/${encodePart(collection)}`;

/** The dashboard's list of collections. @see ROUTE-009 */
export const collectionsPath = '/dashboard/collections';

/** Opens a tour at the PoI with this name. @see ROUTE-025 ROUTE-026 STAGE-004 */
export const stagePath = (tour: TourId, poiName = ''): string =>
  `/stage/${encodePart(tour)}${poiName === '' ? '' : `/${encodePart(poiName)}`}`;

/** Selects the organization shown to a global admin. @see ROUTE-004 */
export const chooseOrganizationPath = (organization: OrgId): string => `/o/${encodePart(organization)}`;

/** The organizations that a global or directory admin may choose. @see ACCESS-019 ACCESS-021 */
export const organizationsPath = '/dashboard/organizations';

/** The dashboard's pages other than tours. @see ROUTE-009 UI-013 UI-014 */
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

/** The members of the organization, with their roles. @see COLLAB-030 */
export const membersPath = '/dashboard/members';

/** A tour in the player, for signed-in users. @see ROUTE-022 */
export const dashboardPlayerPath = (tour: TourId, mode: PlayerMode = 'play'): string => `/dashboard/tour/${encodePart(tour)}/${mode}`;

/** The sign-in page that then returns to a page. @param returnTo a path of the app, with its query @see AUTH-036 AUTH-054 */
export const signInPath = (returnTo: string): string => `/dashboard?redirect=${encodePart(returnTo)}`;

/** The terms and other text pages. @see ROUTE-035 ROUTE-036 */
export const termsPath = '/terms-of-service';
export const privacyPath = '/page/privacy';
export const helpPath = '/help';

/** Where an invited person goes: to the very tour or collection, otherwise to the list of what is shared with them. @see COLLAB-029 COLLAB-046 */
export const invitationPath = (type: 'tour' | 'collection' | 'organization', target = ''): string =>
  type === 'tour'
    ? tourLandingPath(tourId(target))
    : type === 'collection'
      ? collectionPath(collectionId(target))
      : dashboardPagePath('my-page');

/** Who did what in the organization. */
export const activityPath = '/dashboard/activity';

/** The tours that were deleted in the last 30 days. */
export const binPath = '/dashboard/bin';

/** The import of older tours into an organization. @see ACCESS-017 */
export const importToursPath = (organization: OrgId) => `${toursPath}/import?organization=${encodeURIComponent(organization)}`;

/** Renews the claims after joining an organization, then opens its tours. @see ROUTE-032 */
export const transferPath = '/transfer';

/** The user's own account. @see ROUTE-039 */
export const profilePath = '/user/profile';
