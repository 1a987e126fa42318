import { isGlobalAdmin, type Who } from './principals';

/**
 * The console and what is done in it: organizations, users, modules and terms are made, users listed, accounts disabled,
 * claims set, tours duplicated and PoIs imported.
 * @see ACCESS-012 ACCESS-053
 */
export const canUseConsole = (who: Who): boolean => isGlobalAdmin(who);

/** The import of older tours: the button and the screen itself. @see ACCESS-017 */
export const canImportTours = (who: Who): boolean => isGlobalAdmin(who);

/** The Export action of a tour. @see ACCESS-018 */
export const canExportTour = (who: Who): boolean => isGlobalAdmin(who);

/** In the player: the Custom content type, the sort toggle and a tag's stem vector, colour and id. @see ACCESS-041 */
export const isPlayerAdmin = (who: Who): boolean => isGlobalAdmin(who);
