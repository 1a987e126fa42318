import * as z from 'zod/mini';
import { modelIdPattern } from '../limits';
import { placeForm } from '../place-form';
import { parseDatetimeLocal } from '../time';
import { tourFields } from './fields';
import { tourName } from './tour-name';

const text = ({ most }: { most: number }) => z.string().check(z.maxLength(most, `Use at most ${most.toLocaleString('en')} characters.`));

/**
 * The form to create or change a tour: all its fields, and no others. Name and model id are required; a tour without a country is accepted, and
 * listed as unfinished.
 * @see TOUR-028 TOUR-036 TOUR-055 TOUR-058
 */
export const tourForm = z.strictObject({
  name: tourName,
  matterportId: z.string().check(z.trim(), z.minLength(1, 'Enter a model ID.'), z.regex(modelIdPattern, 'Invalid Matterport ID format.')),
  defurnishId: text(tourFields.defurnishId),
  tourDate: text(tourFields.tourDate).check(
    z.refine((tourDate) => tourDateProblem(tourDate, new Date()) === null, 'Date/Time is invalid.'),
  ),
  address: text(tourFields.address),
  description: text(tourFields.description),
  public: z.boolean(),
  collection: text(tourFields.collection),
  tourTypeId: text(tourFields.tourTypeId),
  place: placeForm,
  nira: text(tourFields.nira),
  thumbnailUrl: text(tourFields.thumbnailUrl),
  thumbnailAlt: text(tourFields.thumbnailAlt),
  showsScanMarks: z.boolean(),
  isIndexed: z.boolean(),
});

/** @see TOUR-058 */
export type TourForm = z.infer<typeof tourForm>;

/** The message for saving a tour with missing fields; null if it can be saved. @see TOUR-055 */
export const missingTourFields = ({ name, matterportId }: { name: string; matterportId: string }): string | null =>
  name.trim() === '' || matterportId.trim() === '' ? 'Please fill out all required fields.' : null;

/**
 * Why a tour's date is invalid; null if it is valid or empty. It must be from 1970 to the end of tomorrow, in the user's time zone.
 * @see TOUR-029 TOUR-030
 */
export function tourDateProblem(tourDate: string, now: Date): string | null {
  if (tourDate === '') return null;
  const moment = parseDatetimeLocal(tourDate);
  const dayAfterTomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2);
  const isValid = moment !== null && moment.getFullYear() >= 1970 && moment < dayAfterTomorrow;
  return isValid ? null : 'Date/Time is invalid.';
}
