import { Outlet } from 'react-router-dom';
import { useSearchBox } from './search-box';

/** What pages of the dashboard that fill the window, such as the player, have in common: the box that finds everything. */
export function FullPages() {
  const { box } = useSearchBox({ hasSlash: false });
  return (
    <>
      <Outlet />
      {box}
    </>
  );
}
