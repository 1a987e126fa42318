import * as z from 'zod/mini';
import { idLimit, modelIdPattern, tourLimits } from '../limits';
import { placeForm } from '../place-form';
import { tourName } from '../tour-name';
import { tourDateProblem } from './tour-date';

const text = (most: number) => z.string().check(z.maxLength(most, `Use at most ${most.toLocaleString('en')} characters.`));

/**
 * What people send to create or change a tour: everything the tour form holds, and nothing else. Name and model id are
 * required; a tour without country is taken, and listed as unfinished.
 * @see TOUR-028 TOUR-036 TOUR-055 TOUR-058
 */
export const tourForm = z.strictObject({
  name: tourName,
  matterportId: z.string().check(z.trim(), z.minLength(1, 'Enter a model ID.'), z.regex(modelIdPattern, 'Invalid Matterport ID format.')),
  defurnishId: text(tourLimits.defurnishId),
  tourDate: text(tourLimits.tourDate).check(
    z.refine((tourDate) => tourDateProblem(tourDate, new Date()) === null, 'Date/Time is invalid.'),
  ),
  address: text(tourLimits.address),
  description: text(tourLimits.description),
  public: z.boolean(),
  collection: text(idLimit),
  tourTypeId: text(idLimit),
  place: placeForm,
  nira: text(tourLimits.nira),
  thumbnailUrl: text(tourLimits.thumbnailUrl),
});

/** @see TOUR-058 */
export type TourForm = z.infer<typeof tourForm>;

/** What people read when they save a tour that lacks something; null when it may be saved. @see TOUR-055 */
export const missingTourFields = ({ name, matterportId }: { name: string; matterportId: string }): string | null =>
  name.trim() === '' || matterportId.trim() === '' ? 'Please fill out all required fields.' : null;
