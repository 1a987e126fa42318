import type { OrgId } from './ids';
import { pathTo } from './path-pattern';
import { flag, type Stored, text } from './stored';
import { webAddress } from './web-address';

/** A page of another site shown by an organization: `organizations/{organization}/screens/{screen}`. @see MODEL-058 */
export type Screen = { id: string; url: string; public: boolean };

/** Reads a stored screen. @see MODEL-058 */
export const screenFrom = (id: string, stored: Stored): Screen => ({ id, url: text(stored.url), public: flag(stored.public) });

/** The address of a screen's page in the app. @see ROUTE-040 */
export const screenPattern = '/:organization/screen/:id';
export const screenPath = (organization: OrgId, id: string): string => pathTo(screenPattern, { organization, id });

/** The address to embed for a public screen; null if it is not public, or the address is invalid. @see OLD-037 */
export const screenAddress = (screen: Screen): string | null => (screen.public ? webAddress(screen.url) : null);
