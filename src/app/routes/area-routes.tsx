import type { ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Redirect } from '@/widgets/redirect';
import { type Area, areaOf } from '../area';
import { VerifiedGate } from '../gates/verified-gate';
import type { RouteRow } from './route-row';
import { RowPage } from './row-page';

type Props = {
  area: Area;
  rows: readonly RouteRow[];
  /** Redirects that replace the history entry. */
  redirects?: readonly (readonly [from: string, to: string])[];
  /** Shell around the pages that don't fill the window; contains an `Outlet`. */
  frame: ReactNode;
};

/** The routes of one area. Renders nothing for a URL of the other area, because the app is about to switch. */
export function AreaRoutes({ area, rows, redirects = [], frame }: Props) {
  const { pathname } = useLocation();
  if (areaOf(pathname) !== area) return null;
  const verifiedRows = rows.filter(requiresVerification);
  const openRows = rows.filter((row) => !requiresVerification(row));
  return (
    <Routes>
      <Route element={verifiedGate}>
        <Route element={frame}>{verifiedRows.filter(hasShell).map(toRoute)}</Route>
        {verifiedRows.filter((row) => !hasShell(row)).map(toRoute)}
      </Route>
      <Route element={frame}>{openRows.filter(hasShell).map(toRoute)}</Route>
      {openRows.filter((row) => !hasShell(row)).map(toRoute)}
      {redirects.map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
    </Routes>
  );
}

const verifiedGate = (
  <VerifiedGate>
    <Outlet />
  </VerifiedGate>
);

const requiresVerification = ({ gate }: RouteRow): boolean => gate !== 'anyone' && gate !== 'person';
const hasShell = ({ isFullPage }: RouteRow): boolean => !isFullPage;
const toRoute = (row: RouteRow) => <Route key={row.path} path={row.path} element={<RowPage row={row} />} />;
