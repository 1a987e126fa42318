import type { ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Redirect } from '@/widgets/redirect';
import { areaOf } from '../area';
import { VerifiedGate } from '../gates/verified-gate';
import type { Area, PageRow } from './route-row';
import { type AreaParts, RowPage } from './row-page';
import { rowsOfArea } from './rows-of-area';

type Props = {
  area: Area;
  parts: AreaParts;
  /** Shell around the pages that don't fill the window; contains an `Outlet`. */
  frame: ReactNode;
  /** The same around those that fill it. */
  fullFrame?: ReactNode;
};

/** The routes of one area. Renders nothing for a URL of the other area, because the app is about to switch. */
export function AreaRoutes({ area, parts, frame, fullFrame }: Props) {
  const { pathname } = useLocation();
  if (areaOf(pathname) !== area) return null;
  const { verified, open, redirects } = rowsOfArea[area];
  const toRoute = (row: PageRow) => <Route key={row.path} path={row.path} element={<RowPage row={row} parts={parts} />} />;
  return (
    <Routes>
      <Route element={verifiedGate}>
        <Route element={frame}>{verified.inShell.map(toRoute)}</Route>
        <Route element={fullFrame}>{verified.full.map(toRoute)}</Route>
      </Route>
      <Route element={frame}>{open.inShell.map(toRoute)}</Route>
      {open.full.map(toRoute)}
      {redirects.map(({ path, redirectTo }) => (
        <Route key={path} path={path} element={<Redirect to={redirectTo} />} />
      ))}
    </Routes>
  );
}

const verifiedGate = (
  <VerifiedGate>
    <Outlet />
  </VerifiedGate>
);
