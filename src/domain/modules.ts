import * as z from 'zod/mini';
import { moduleLimits } from './limits';
import { plainName } from './plain-name';
import { newestFirst } from './search';
import { date, dateOrMilliseconds, type Stored, text } from './stored';

/** A feature that is enabled for organizations by name: `modules/{module}`. @see MODEL-016 */
export type Module = { id: string; name: string; description: string; createdAt: Date | null; updated: Date | null };

/** Reads a stored module; a missing name defaults to the id. @see MODEL-016 */
export const moduleFrom = (id: string, stored: Stored): Module => ({
  id,
  name: text(stored.name) || id,
  description: text(stored.description),
  createdAt: dateOrMilliseconds(stored.createdAt),
  updated: date(stored.updated),
});

/** The form to create or change a module, which is also its document; the writer adds the timestamps. @see MODEL-016 ADMIN-019 OLD-003 */
export const moduleForm = z.strictObject({
  name: z
    .string()
    .check(
      z.overwrite(plainName),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(moduleLimits.name, `Use at most ${moduleLimits.name} characters.`),
    ),
  description: z.string().check(z.trim(), z.maxLength(moduleLimits.description, 'Use at most 2,000 characters.')),
});

/** Modules sorted for the list, newest first. @see ADMIN-020 */
export const modulesInOrder = (modules: readonly Module[]): Module[] => modules.toSorted(newestFirst(({ createdAt }) => createdAt));
