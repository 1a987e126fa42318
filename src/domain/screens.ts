import { flag, type Stored, text } from './stored';
import { webAddress } from './web-address';

/** A page of another site that an organization shows: `organizations/{organization}/screens/{screen}`. @see MODEL-058 */
export type Screen = { id: string; url: string; public: boolean };

/** Reads a stored screen. @see MODEL-058 */
export const screenFrom = (id: string, stored: Stored): Screen => ({ id, url: text(stored.url), public: flag(stored.public) });

/** The address a public screen frames; null when it has none that may be framed, or is not public. @see OLD-037 */
export const shownScreen = (screen: Screen): string | null => (screen.public ? webAddress(screen.url) : null);
