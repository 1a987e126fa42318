import { type CollectionId, collectionId, type OrgId, type TourId, tourId } from './ids';
import { pathTo } from './path-pattern';

/**
 * Paths of the pages, as they follow the hash; each begins with a slash. What more than one place links to or reads is spelled here alone: a pattern
 * that src/app/routes.ts takes over, and the function that fills it in.
 */

/** The dashboard, for each the page that their account opens with. @see ROUTE-007 ROUTE-011 */
export const dashboardPath = '/dashboard';

/** The dashboard's list of tours. @see ROUTE-009 ROUTE-010 */
export const toursPath = `${dashboardPath}/tours` as const;

/** @see TOUR-020 */
export const createTourPath = `${toursPath}/create`;

/** The form of a tour. @see TOUR-021 ROUTE-042 */
export const tourFormPattern = `${toursPath}/edit/:tour?` as const;
export const tourFormPath = (tour: TourId): string => pathTo(tourFormPattern, { tour });

/** A tour's landing page inside the dashboard. @see TOUR-022 */
export const tourLandingRoot = `${toursPath}/landing` as const;
export const tourLandingPattern = `${tourLandingRoot}/:tour` as const;
export const tourLandingPath = (tour: TourId): string => pathTo(tourLandingPattern, { tour });

/** A tour's landing page for visitors, outside the dashboard. @see ROUTE-018 */
export const tourPageRoot = '/digital-twin';
export const tourPagePattern = `${tourPageRoot}/:tour` as const;
export const tourPagePath = (tour: TourId): string => pathTo(tourPagePattern, { tour });

/** The same page, by its organization too. */
export const organizationLandingPattern = '/:organization/landing/:tour';

/** @see ROUTE-044 */
export const playerModes = ['play', 'edit', 'files', 'report', 'insurance'] as const;
export type PlayerMode = (typeof playerModes)[number];

/** A tour in the player: the third part is a share link's or a collection's, the fourth a share link's in a collection. @see ROUTE-023 ROUTE-041 */
export const playerPattern = `${tourPagePattern}/:mode/:third?/:fourth?` as const;
export const playerPath = (tour: TourId, mode: PlayerMode = 'play', third = ''): string =>
  pathTo(playerPattern, { tour, mode, ...(third && { third }) });

/** The editor with the tool that lays floor plans over the scan. */
export const placePlansPath = (tour: TourId): string => `${playerPath(tour, 'edit')}?tool=plans`;

/** A tour of a collection in the player. @see ROUTE-024 */
export const collectionPlayerPath = (collection: CollectionId, tour: TourId, mode: PlayerMode = 'play'): string =>
  pathTo(playerPattern, { tour, mode, third: collection });

/** @see ROUTE-029 */
export const collectionRoot = '/collection';
export const collectionPattern = `${collectionRoot}/:collection/:tour?/:mode?/:shareId?` as const;
export const collectionPath = (collection: CollectionId): string => pathTo(collectionPattern, { collection });

/** The dashboard's list of collections. @see ROUTE-009 */
export const collectionsPath = '/dashboard/collections';

/** Opens a tour at the PoI with this name. @see ROUTE-025 ROUTE-026 STAGE-004 */
export const stagePattern = '/stage/:tour?/:poi?';
export const stagePath = (tour: TourId, poiName = ''): string => pathTo(stagePattern, { tour, ...(poiName && { poi: poiName }) });

/** Selects the organization shown to a global or directory admin, and opens its tours or another page of the dashboard. @see ROUTE-004 */
export const chooseOrganizationPattern = '/o/:organization';
export const chooseOrganizationPath = (organization: OrgId, page?: DashboardPage | `settings/${string}`): string =>
  pathTo(chooseOrganizationPattern, { organization }) + (page ? `?page=${page}` : '');

/** The organizations that a global or directory admin may choose. @see ACCESS-019 ACCESS-021 */
export const organizationsPath = `${dashboardPath}/organizations`;

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
export const dashboardPagePath = <Page extends DashboardPage>(page: Page) => `${dashboardPath}/${page}` as const;

/** The members of the organization, with their roles. @see COLLAB-030 */
export const membersPath = `${dashboardPath}/members`;

/** A tour in the player, for signed-in users. @see ROUTE-022 */
export const dashboardPlayerPattern = `${dashboardPath}/tour/:tour/:mode?` as const;
export const dashboardPlayerPath = (tour: TourId, mode: PlayerMode = 'play'): string => pathTo(dashboardPlayerPattern, { tour, mode });

/** The sign-in page that then returns to a page. @param returnTo a path of the app, with its query @see AUTH-036 AUTH-054 */
export const signInPath = (returnTo: string): string => `${dashboardPath}?redirect=${encodeURIComponent(returnTo)}`;

/** The terms and other text pages. @see ROUTE-035 ROUTE-036 */
export const termsPath = '/terms-of-service';
export const customPagePattern = '/page/:id';
export const customPagePath = (id: string): string => pathTo(customPagePattern, { id });
export const privacyPath = customPagePath('privacy');
export const helpPath = '/help';

/** Where an invited person goes: to the very tour or collection, otherwise to the list of what is shared with them. @see COLLAB-029 COLLAB-046 */
export const invitationPath = (type: 'tour' | 'collection' | 'organization', target = ''): string =>
  type === 'tour'
    ? tourLandingPath(tourId(target))
    : type === 'collection'
      ? collectionPath(collectionId(target))
      : dashboardPagePath('my-page');

/** What happens in the organization, and what waits for the user. */
export const overviewPath = `${dashboardPath}/overview`;

/** Who did what in the organization. */
export const activityPath = `${dashboardPath}/activity`;
/** The same, of one tour; what earlier releases recorded of it is found by its name. */
export const activityOfPath = ({ id, name }: { id: TourId; name: string }): string =>
  `${activityPath}?thing=${encodeURIComponent(`tours/${id}`)}${name === '' ? '' : `&name=${encodeURIComponent(name)}`}`;

/** What concerns the user. */
export const notificationsPath = `${dashboardPath}/notifications`;

/** The tours that were deleted in the last 30 days. */
export const binPath = `${dashboardPath}/bin`;

/** The import of older tours into an organization. @see ACCESS-017 */
export const importToursPage = `${toursPath}/import`;
export const importToursPath = (organization: OrgId) => `${importToursPage}?organization=${encodeURIComponent(organization)}`;

/** Renews the claims after joining an organization, then opens its tours. @see ROUTE-032 */
export const transferPath = '/transfer';

/** Where the mail that verifies an address leads. @see ROUTE-021 */
export const verifyPath = '/verify';

/** The page of global admins. @see ROUTE-037 */
export const adminPath = '/admin';

/** The user's own account. @see ROUTE-039 */
export const profilePath = '/user/profile';

export const signedOutPath = '/signout';
