import type { LocationId, TourId } from '../ids';
import { dashboardPagePath } from '../page-addresses';
import { pathTo } from '../path-pattern';

const encodePart = encodeURIComponent;

/** The pages of Locations. @see LOC-002 LOC-005 LOC-006 */
export const locationsPath = (mode: 'list' | 'map' | 'create' = 'list'): string =>
  mode === 'list' ? dashboardPagePath('locations') : `${dashboardPagePath('locations')}/${mode}`;

/** @see LOC-007 */
export const locationFormPath = (location: LocationId): string => `${dashboardPagePath('locations')}/edit?id=${encodePart(location)}`;

/** One location, or one of its tours. @see LOC-010 LOC-016 LOC-018 LOC-019 ROUTE-008 */
export type LocationMode = 'view' | 'create' | 'edit' | 'play' | 'compare';
export const locationPath = (location: LocationId, mode: LocationMode = 'view', tour?: TourId): string =>
  `${dashboardPagePath('location')}/${mode}${tour ? `/${encodePart(tour)}` : ''}?location=${encodePart(location)}`;

/** A location's tour in the player, outside the dashboard. @see ROUTE-020 */
export const locationPlayerRoot = '/player';
export const locationPlayerPattern = `${locationPlayerRoot}/:location/:tour?/:mode?` as const;
export const locationPlayerPath = (location: LocationId, tour: TourId): string => pathTo(locationPlayerPattern, { location, tour });
