import type { OrgId } from './ids';
import { pathTo } from './path-pattern';
import { flag, type Stored, text } from './stored';
import { webAddress } from './web-address';

/** A page of another site shown by an organization: `organizations/{organization}/screens/{screen}`. @see MODEL-058 */
export type WallScreen = { id: string; url: string; public: boolean };

/** Reads a stored wall screen. @see MODEL-058 */
export const wallScreenFrom = (id: string, stored: Stored): WallScreen => ({ id, url: text(stored.url), public: flag(stored.public) });

/** The address of a wall screen's page in the app. @see ROUTE-040 */
export const screenPattern = '/:organization/screen/:id';
export const wallScreenPath = (organization: OrgId, id: string): string => pathTo(screenPattern, { organization, id });

/** The address to embed for a public wall screen; null if it is not public, or the address is invalid. @see OLD-037 */
export const wallScreenAddress = (screen: WallScreen): string | null => (screen.public ? webAddress(screen.url) : null);
