import * as z from 'zod/mini';
import { pageLimits } from '../limits';
import type { Page } from './pages';

export type PageFields = Pick<Page, 'version' | 'body'>;

/** Largest version number of a page. */
const mostVersions = 1_000_000;
const versionProblem = 'Enter a number, such as 3.';

/** A page as it is stored; the writer adds the timestamp. @see ADMIN-038 MODEL-057 */
export const pageForm = z.strictObject({
  version: z.number(versionProblem).check(z.minimum(0, versionProblem), z.maximum(mostVersions, versionProblem)),
  body: z.string().check(z.maxLength(pageLimits.body, 'This text is too long to be stored. Shorten it.')),
});

/** A version as somebody types it; null if it is no number. */
export function versionIn(text: string): number | null {
  const version = /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
  return version <= mostVersions ? version : null;
}
