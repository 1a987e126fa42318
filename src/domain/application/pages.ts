import * as z from 'zod/mini';
import { pageLimits } from '../limits';
import { number, type Stored, text } from '../stored';

/** A page of words, such as the terms: `pages/{page}`; `body` is rich text that is not to be trusted. @see MODEL-057 */
export type Page = { id: string; version: number; body: string };

/** Reads a stored page. @see MODEL-057 */
export const pageFrom = (id: string, stored: Stored): Page => ({ id, version: number(stored.version, 0), body: text(stored.body) });

/** What an administrator sends to change a page. @see ADMIN-038 ADMIN-040 */
export const pageForm = z.strictObject({
  version: z.number('Enter a number as version.').check(z.minimum(0, 'Enter a number from 0 as version.')),
  body: z.string().check(z.maxLength(pageLimits.body, 'This page is too long. Split it up.')),
});
