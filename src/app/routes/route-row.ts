import type { ReactNode } from 'react';
import type { Params } from 'react-router-dom';

/**
 * Who gets to a page; what is not for them the rules refuse besides. In the order in which the gates stand: `person` is signed in,
 * `verified` has also proven their address, `member` also has an organization to look at, `admin` also runs all of Loggia.
 */
export type Gate = 'anyone' | 'person' | 'verified' | 'member' | 'admin';

/** One address of the app: where it leads, who gets there, and what the browser tab says meanwhile. */
export type RouteRow = {
  path: string;
  /** What the route is called: its title, unless its address says more. @see ROUTE-048 */
  name: string;
  /** A title that no address changes. */
  title?: string;
  gate: Gate;
  /** It fills the window: nothing of the area stands around it. */
  isWhole?: boolean;
  page: ReactNode;
  skeleton?: ReactNode;
  /** While it loads, the tour of its address is shown, if there is something of it to be seen. */
  hasFirstLook?: boolean;
  /** What makes it another page: the whole path, unless the row says which parts of it do. */
  pageKey?: (params: Params) => string;
};
