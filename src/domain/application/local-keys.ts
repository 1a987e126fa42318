import { oneOf } from '../stored';

/** Under which keys this browser remembers things. @see MODEL-092 MODEL-093 TOUR-008 UI-003 */
export const localKeys = {
  organizationId: 'organizationId',
  lastPoiName: 'lastPoiName',
  introduction: 'introduction',
  tourListMode: 'tourListMode',
  menuExpanded: 'menuExpanded',
  newTour: 'newTour',
} as const;

/** What `introduction` holds once the guide was finished. @see MODEL-092 EDIT-104 */
export const introductionFinished = 'finished';

/** How the tour list is shown; grid until somebody chooses. @see TOUR-008 */
export type TourListMode = 'grid' | 'list';
export const tourListModeFrom = (remembered: string | null): TourListMode => oneOf(['grid', 'list'], remembered, 'grid');
