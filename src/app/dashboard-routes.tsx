import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { TourLandingSkeleton } from '@/features/tours/tour-landing-skeleton';
import { ToursSkeleton } from '@/features/tours/tours-skeleton';
import { MemberGate } from './member-gate';
import { NotFound } from './not-found';
import { RouteFrame } from './route-frame';
import { SetOrganization } from './set-organization';

const ToursScreen = lazy(() => import('@/features/tours/tours-screen').then(({ ToursScreen }) => ({ default: ToursScreen })));
const TourLandingScreen = lazy(() =>
  import('@/features/tours/tour-landing-screen').then(({ TourLandingScreen }) => ({ default: TourLandingScreen })),
);

const tours = (
  <RouteFrame skeleton={<ToursSkeleton />}>
    <MemberGate>
      <ToursScreen />
    </MemberGate>
  </RouteFrame>
);

// One tour is not behind the gate of members: the rules alone know who may see it.
const landing = (
  <RouteFrame skeleton={<TourLandingSkeleton />}>
    <TourLandingScreen />
  </RouteFrame>
);

const toTours = <Navigate to="/dashboard/tours" replace />;

/** @see ROUTE-002 ROUTE-004 ROUTE-007 ROUTE-009 ROUTE-010 ROUTE-012 ROUTE-028 */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route path="/" element={toTours} />
      <Route path="/dashboard/tours" element={tours} />
      <Route path="/dashboard/tours/landing/:tour" element={landing} />
      <Route path="/dashboard/*" element={toTours} />
      <Route path="/d/*" element={<Navigate to="/dashboard" replace />} />
      <Route path="/o/:organization" element={<SetOrganization />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
