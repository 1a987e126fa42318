import type { OrgId } from '../ids';
import { pathTo } from '../path-pattern';

/** The player and editor of an older tour; `view` is read-only. @see ROUTE-017 */
export const olderTourPattern = '/:organization/tour/:id';
export const olderTourPath = (organization: OrgId, tour: string, mode: 'edit' | 'view' = 'edit'): string =>
  `${pathTo(olderTourPattern, { organization, id: tour })}${mode === 'view' ? '?mode=view' : ''}`;

/** The form of an older tour. @see ROUTE-016 */
export const olderTourFormPattern = '/:organization/edit-tour/:tour';
export const olderTourFormPath = (organization: OrgId, tour: string): string => pathTo(olderTourFormPattern, { organization, tour });
