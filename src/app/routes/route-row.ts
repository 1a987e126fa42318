import type { Params } from 'react-router-dom';
import type { LoadScreen } from '../lazy-screen';
import type { dashboardParts } from './dashboard-parts';
import type { visitorParts } from './visitor-parts';

/**
 * Who can open a page; the security rules check access independently. `anyone` is a visitor, and waits for no session; all others are signed in.
 * `verified` also has a verified email address, `member` also has a current organization, `admin` is a verified global admin.
 */
export type Gate = 'anyone' | 'person' | 'verified' | 'member' | 'admin';

/** `visitors`: pages that don't wait for a session. `dashboard`: pages behind the session gate. */
export type Area = 'dashboard' | 'visitors';

type Parts = { anyone: typeof visitorParts; signedIn: typeof dashboardParts };

type PageOf<GateOfArea extends Gate, AreaParts extends Parts[keyof Parts]> = {
  /** As React Router reads it. What other modules link to or read is spelled in src/domain/page-addresses.ts. */
  path: string;
  gate: GateOfArea;
  /** The document title, unless the URL has a more specific one. @see ROUTE-048 */
  name: string;
  /** A fixed document title, whatever the URL. */
  title?: string;
  /** Loads the screen when it is first shown; or the name of one that comes with the router, because it is too small to wait for. */
  screen: LoadScreen | keyof AreaParts['screens'];
  skeleton?: keyof AreaParts['skeletons'];
  /** The page fills the window, without the area's shell. */
  isFullPage?: boolean;
  /** Identity of the page, which keeps its state while it is the same; defaults to the path. */
  pageKey?: (params: Params) => string;
  /** The page that is opened in place of this one, if the address says so. @see ROUTE-043 */
  leadsTo?: (params: Params, search: string) => string | null;
  /** What of it is stored on the device for when there is no network: its `tour`, or the version `id` of it. */
  offline?: 'tour' | 'version';
  /** The page is about its `tour` alone: it counts as opened, and access to it can be asked for. */
  isOfTour?: boolean;
};

export type VisitorPage = PageOf<'anyone', Parts['anyone']> & {
  /** Other sites may frame the page, and whatever is below its root. Only for public tours and what belongs to them. @see docs/decisions/014-framing.md */
  isFramable?: boolean;
  /** Shows the tour in the URL while the page loads, before the router is there. With a start, a landing page is the player's. */
  firstLook?: 'player' | 'landing';
};
export type SignedInPage = PageOf<Exclude<Gate, 'anyone'>, Parts['signedIn']> & {
  /** The page is shown in the reader's language, as all of visitors' pages are. Others are in English until their texts are translated. */
  isTranslated?: boolean;
};
export type PageRow = VisitorPage | SignedInPage;
/** Replaces the history entry. */
export type RedirectRow = { path: string; gate: Gate; redirectTo: string };
export type RouteRow = PageRow | RedirectRow;
type Options<Page> = Partial<Omit<Page, 'path' | 'name' | 'screen' | 'gate'>>;

export const anyone = (path: string, name: string, screen: VisitorPage['screen'], options: Options<VisitorPage> = {}): VisitorPage => ({
  path,
  name,
  screen,
  gate: 'anyone',
  ...options,
});
const signedIn =
  (gate: SignedInPage['gate']) =>
  (path: string, name: string, screen: SignedInPage['screen'], options: Options<SignedInPage> = {}): SignedInPage => ({
    path,
    name,
    screen,
    gate,
    ...options,
  });
export const [person, verified, member, admin] = [signedIn('person'), signedIn('verified'), signedIn('member'), signedIn('admin')];
export const redirect = (path: string, redirectTo: string): RouteRow => ({ path, gate: 'person', redirectTo });

export const areaOfRow = ({ gate }: RouteRow): Area => (gate === 'anyone' ? 'visitors' : 'dashboard');
