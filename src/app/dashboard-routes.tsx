import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { TourLandingSkeleton } from '@/features/tours/tour-landing-skeleton';
import { ToursSkeleton } from '@/features/tours/tours-skeleton';
import { forgetFailedScreens, LazyScreen, type LoadScreen, loadScreen } from './lazy-screen';
import { MemberGate } from './member-gate';
import { NotFound } from './not-found';
import { RouteFrame } from './route-frame';
import { SetOrganization } from './set-organization';

const toursScreen: LoadScreen = () => import('@/features/tours/tours-screen').then(({ ToursScreen }) => ToursScreen);
const landingScreen: LoadScreen = () => import('@/features/tours/tour-landing-screen').then(({ TourLandingScreen }) => TourLandingScreen);

const tours = (
  <RouteFrame skeleton={<ToursSkeleton />}>
    <MemberGate>
      <LazyScreen load={toursScreen} />
    </MemberGate>
  </RouteFrame>
);

// One tour is not behind the gate of members: the rules alone know who may see it.
const landing = (
  <RouteFrame skeleton={<TourLandingSkeleton />}>
    <LazyScreen load={landingScreen} />
  </RouteFrame>
);

const toTours = <Navigate to="/dashboard/tours" replace />;

/** @see ROUTE-002 ROUTE-004 ROUTE-007 ROUTE-009 ROUTE-010 ROUTE-012 ROUTE-028 */
export function DashboardRoutes() {
  useEffect(fetchTheRest, []);
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

// The screens one is likely to open next, so that they open at once, and offline too. One that fails now is asked for when it is opened.
function fetchTheRest(): () => void {
  const timer = setTimeout(() => {
    for (const screen of [toursScreen, landingScreen]) loadScreen(screen).catch(forgetFailedScreens);
  }, 2000);
  return () => clearTimeout(timer);
}
