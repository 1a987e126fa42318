import { oneOf } from '../stored';

/** Keys in this browser's local storage. @see MODEL-092 MODEL-093 TOUR-008 UI-003 EDIT-105 ADMIN-068 */
export const localKeys = {
  organizationId: 'organizationId',
  directoryAdmin: 'directoryAdmin',
  lastPoiName: 'lastPoiName',
  introduction: 'introduction',
  introductionStep: 'introductionStep',
  tourListMode: 'tourListMode',
  tourListSort: 'tourListSort',
  menuExpanded: 'menuExpanded',
  newTour: 'newTour',
  shortcuts: 'shortcuts',
  deletedTours: 'deletedTours',
  openedTours: 'openedTours',
  favoriteTours: 'favoriteTours',
  tourFilters: 'tourFilters',
  collectionListMode: 'collectionListMode',
  collectionListSort: 'collectionListSort',
  collectionTransfers: 'collectionTransfers',
  dismissedMessage: 'dismissedMessage',
  units: 'units',
  minimap: 'minimap',
  roomName: 'roomName',
  language: 'language',
  originalNames: 'originalNames',
  recentSearches: 'recentSearches',
  savedSearches: 'savedSearches',
  waitingChecks: 'waitingChecks',
  onlySuperAdmin: 'onlySuperAdmin',
} as const;

/** Value of `introduction` once the guide is finished. @see MODEL-092 EDIT-104 */
export const introductionFinished = 'finished';

/** Value of `shortcuts` while single-letter shortcuts are off. @see EDIT-105 */
export const shortcutsOff = 'off';

/** How the tour list is shown; grid by default. @see TOUR-008 */
export type TourListMode = 'grid' | 'list';
export const tourListModeFrom = (stored: string | null): TourListMode => oneOf(['grid', 'list'], stored, 'grid');
