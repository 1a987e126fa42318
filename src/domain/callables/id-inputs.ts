import * as z from 'zod/mini';
import { idLimit } from '../limits';
import { pathPart } from '../path-part';

/** An id that is part of a document's path. @throws AppError `invalid-argument` where it cannot be */
export const id = (what: string, longest: number) =>
  z.pipe(
    z.string(`${what} is missing.`).check(z.maxLength(longest, `${what} is too long.`)),
    z.transform((text: string) => pathPart(text, what)),
  );

export const uidInput = id('The uid', 128);
export const organizationInput = id('The organization', idLimit);
