import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { type Area, areaOf } from '../area';
import { VerifiedGate } from '../gates/verified-gate';
import type { RouteRow } from './route-row';
import { RowPage } from './row-page';

type Props = {
  area: Area;
  rows: readonly RouteRow[];
  /** From one path to another, the old one gone from the history. */
  redirects?: readonly (readonly [from: string, to: string])[];
  /** What stands around the pages of the area that do not fill the window; an `Outlet` is where they go. */
  frame: ReactNode;
};

/** The routes of one area. An address of the other one shows nothing: the app is about to change areas. */
export function AreaRoutes({ area, rows, redirects = [], frame }: Props) {
  const { pathname } = useLocation();
  if (areaOf(pathname) !== area) return null;
  const proven = rows.filter(needsProof);
  const open = rows.filter((row) => !needsProof(row));
  return (
    <Routes>
      <Route element={verified}>
        <Route element={frame}>{proven.filter(isFramed).map(toRoute)}</Route>
        {proven.filter((row) => !isFramed(row)).map(toRoute)}
      </Route>
      <Route element={frame}>{open.filter(isFramed).map(toRoute)}</Route>
      {open.filter((row) => !isFramed(row)).map(toRoute)}
      {redirects.map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  );
}

const verified = (
  <VerifiedGate>
    <Outlet />
  </VerifiedGate>
);

const needsProof = ({ gate }: RouteRow): boolean => gate !== 'anyone' && gate !== 'person';
const isFramed = ({ isWhole }: RouteRow): boolean => !isWhole;
const toRoute = (row: RouteRow) => <Route key={row.path} path={row.path} element={<RowPage row={row} />} />;
