import * as z from 'zod/mini';
import { collectionLimits, idLimit } from '../limits';
import { plainName } from '../plain-name';
import { sortTypes } from './collection';

const tooLong = (longest: number) => `Use at most ${longest.toLocaleString('en')} characters.`;
const textUpTo = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, tooLong(longest)));

/** The fields of a collection that its form changes. @see COLL-020 */
export const collectionFields = z.strictObject({
  name: z
    .string()
    .check(
      z.overwrite(plainName),
      z.maxLength(collectionLimits.name, tooLong(collectionLimits.name)),
      z.minLength(1, 'Please fill out a collection name'),
    ),
  description: textUpTo(collectionLimits.description),
  coverUrl: textUpTo(collectionLimits.coverUrl),
  coverAlt: textUpTo(collectionLimits.coverAlt),
  isPublic: z.boolean(),
});

/** Any of them. @see COLL-022 */
export const collectionChanges = z.partial(collectionFields);

/** The fields of the form itself; the cover image is uploaded. */
export const collectionTexts = z.pick(collectionFields, { name: true, description: true, coverAlt: true, isPublic: true });

/** A new collection. The organization is validated first. @see COLL-019 COLL-020 */
export const collectionForm = z.strictObject({
  organization: z.string().check(z.minLength(1, 'Missing organization'), z.maxLength(idLimit)),
  ...collectionFields.shape,
});

/** The form for the order of a collection. @see COLL-015 COLL-025 */
export const collectionOrder = z.strictObject({
  sortType: z.enum(sortTypes),
  sortOrder: z.array(z.string().check(z.minLength(1), z.maxLength(idLimit))).check(z.maxLength(collectionLimits.sortOrder)),
});
