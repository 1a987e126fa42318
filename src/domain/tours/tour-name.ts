import * as z from 'zod/mini';
import { firstFormProblem } from '../form-problem';
import { tourLimits } from '../limits';

/** A tour's name: 1 to 200 characters, trimmed. The security rules check the same. */
export const tourName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(tourLimits.name, 'Use at most 200 characters.'));

/** Why a name is invalid, as the error message of its field; null if it is valid. */
export const tourNameProblem = (name: string): string | null => firstFormProblem(tourName, name);
