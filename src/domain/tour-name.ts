import * as z from 'zod/mini';
import { problemOf } from './form-problem';
import { tourLimits } from './limits';

/** A tour's name: 1 to 200 characters, without space around it. The rules refuse what it refuses. */
export const tourName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(tourLimits.name, 'Use at most 200 characters.'));

/** What is wrong with a name, in a sentence for its field; null when it is fine. */
export const tourNameProblem = (name: string): string | null => problemOf(tourName, name);
