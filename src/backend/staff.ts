import { text } from '@/domain/stored';

/** The addresses of the staff who use all of the console, from `VITE_STAFF`, separated by commas. @see ADMIN-003 */
export const staff = (): string => text(import.meta.env.VITE_STAFF).trim();
