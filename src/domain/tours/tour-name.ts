import * as z from 'zod/mini';
import { firstFormProblem } from '../form-problem';
import { tourLimits } from '../limits';
import { plainName } from '../plain-name';
import { tourTexts } from './texts';

/** A tour's name: 1 to 200 characters, trimmed. The security rules check the same. */
export const tourName = z
  .string()
  .check(
    z.overwrite(plainName),
    z.minLength(1, { error: () => tourTexts.get().enterName }),
    z.maxLength(tourLimits.name, { error: () => tourTexts.get().longName }),
  );

/** Why a name is invalid, as the error message of its field; null if it is valid. */
export const tourNameProblem = (name: string): string | null => firstFormProblem(tourName, name);
