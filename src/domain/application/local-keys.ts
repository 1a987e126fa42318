import { oneOf } from '../stored';

/** Under which keys this browser remembers things. @see MODEL-092 MODEL-093 TOUR-008 UI-003 EDIT-105 */
export const localKeys = {
  organizationId: 'organizationId',
  lastPoiName: 'lastPoiName',
  introduction: 'introduction',
  introductionStep: 'introductionStep',
  tourListMode: 'tourListMode',
  menuExpanded: 'menuExpanded',
  newTour: 'newTour',
  shortcuts: 'shortcuts',
} as const;

/** What `introduction` holds once the guide was finished. @see MODEL-092 EDIT-104 */
export const introductionFinished = 'finished';

/** What `shortcuts` holds while the keys of single letters are switched off. @see EDIT-105 */
export const shortcutsOff = 'off';

/** How the tour list is shown; grid until somebody chooses. @see TOUR-008 */
export type TourListMode = 'grid' | 'list';
export const tourListModeFrom = (remembered: string | null): TourListMode => oneOf(['grid', 'list'], remembered, 'grid');
