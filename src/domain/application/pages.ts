import { number, type Stored, text } from '../stored';

/** A text page, such as the terms: `pages/{page}`; `body` is untrusted rich text. @see MODEL-057 */
export type Page = { id: string; version: number; body: string };

/** Reads a stored page. @see MODEL-057 */
export const pageFrom = (id: string, stored: Stored): Page => ({ id, version: number(stored.version, 0), body: text(stored.body) });
