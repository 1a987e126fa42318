import type { OrgId } from '../ids';

const part = encodeURIComponent;

/** The player and editor of an older tour; `view` is read-only. @see ROUTE-017 */
export const olderTourPath = (organization: OrgId, tour: string, mode: 'edit' | 'view' = 'edit'): string =>
  `/${part(organization)}/tour/${part(tour)}${mode === 'view' ? '?mode=view' : ''}`;

/** The form of an older tour. @see ROUTE-016 */
export const olderTourFormPath = (organization: OrgId, tour: string): string => `/${part(organization)}/edit-tour/${part(tour)}`;
