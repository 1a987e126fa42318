import type { TourId } from '@/domain/ids';

/** The tours page in its landing mode: dashboard, page, mode, tour. @see ROUTE-007 TOUR-022 */
export const landingPath = (id: TourId): string => `/dashboard/tours/landing/${encodeURIComponent(id)}`;

export const toursPath = '/dashboard/tours';
