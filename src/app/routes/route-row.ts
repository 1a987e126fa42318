import type { ReactNode } from 'react';
import type { Params } from 'react-router-dom';

/**
 * Who can open a page; the security rules check access independently. `person` is signed in, `verified` also has
 * a verified email address, `member` also has a current organization, `admin` is a verified global admin.
 */
export type Gate = 'anyone' | 'person' | 'verified' | 'member' | 'admin';

/** A route: its path, page, gate and title. */
export type RouteRow = {
  path: string;
  /** The document title, unless the URL has a more specific one. @see ROUTE-048 */
  name: string;
  /** A fixed document title, whatever the URL. */
  title?: string;
  gate: Gate;
  /** The page fills the window, without the area's shell. */
  isFullPage?: boolean;
  page: ReactNode;
  skeleton?: ReactNode;
  /** Shows the first look of the tour in the URL while the page loads. */
  hasFirstLook?: boolean;
  /** Identity of the page; defaults to the path. */
  pageKey?: (params: Params) => string;
};
