import { dashboardPagePath } from '../page-addresses';

/** The tabs of the Collaboration page. @see COLLAB-003 COLLAB-006 */
export const collaborationTabs = ['tours', 'collections', 'organization', 'members'] as const;
export type CollaborationTab = (typeof collaborationTabs)[number];
export const collaborationsPath = (tab: CollaborationTab = 'tours'): string =>
  tab === 'tours' ? dashboardPagePath('collaborations') : `${dashboardPagePath('collaborations')}/${tab}`;

/** The people invited to the tour of this name. @see COLLAB-004 */
export const collaboratorsOfPath = (name: string): string => `${collaborationsPath()}?q=${encodeURIComponent(name)}`;
