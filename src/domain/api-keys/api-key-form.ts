import * as z from 'zod/mini';
import { plainName } from '../plain-name';
import { apiKeyLimits } from './api-key';

/** The name of a key, as it stands in the history of tours. */
export const apiKeyName = z
  .string('Enter a name.')
  .check(
    z.overwrite(plainName),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(apiKeyLimits.name, `Use at most ${apiKeyLimits.name} characters.`),
  );
