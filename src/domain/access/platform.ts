import { type CurrentUser, isGlobalAdmin } from './principals';

/**
 * The console and its actions: create organizations, users, modules and terms, list users, disable accounts, set claims, duplicate tours and import
 * PoIs.
 * @see ACCESS-012 ACCESS-053
 */
export const canUseConsole = (user: CurrentUser): boolean => isGlobalAdmin(user);

/** The import of older tours: both the button and the screen. @see ACCESS-017 */
export const canImportTours = (user: CurrentUser): boolean => isGlobalAdmin(user);

/** A tour’s document with all stored fields, in its Export dialog; the tour as data is for all its editors. @see ACCESS-018 */
export const canExportStoredFields = (user: CurrentUser): boolean => isGlobalAdmin(user);

/** Controls the Custom content type, the sort toggle and a tag's stem vector, colour and id in the player. @see ACCESS-041 */
export const isPlayerAdmin = (user: CurrentUser): boolean => isGlobalAdmin(user);
