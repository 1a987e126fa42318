import * as z from 'zod/mini';
import { sortTypes } from '../collections';
import { collectionLimits, idLimit } from '../limits';

/** What people send to create or change a collection. The organization is asked for first. @see COLL-019 COLL-020 */
export const collectionForm = z.strictObject({
  organization: z.string().check(z.minLength(1, 'Missing organization'), z.maxLength(idLimit)),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please fill out a collection name'),
      z.maxLength(collectionLimits.name, `Use at most ${collectionLimits.name} characters.`),
    ),
});

/** What people send to keep the order of a collection. @see COLL-015 COLL-025 */
export const collectionOrder = z.strictObject({
  sortType: z.enum(sortTypes),
  sortOrder: z.array(z.string().check(z.minLength(1), z.maxLength(idLimit))).check(z.maxLength(collectionLimits.sortOrder)),
});
