import * as z from 'zod/mini';
import { placeLimits } from './limits';

const part = z.string().check(z.maxLength(placeLimits.part, `Use at most ${placeLimits.part} characters.`));
const degrees = (limit: number) =>
  z.nullable(
    z
      .number()
      .check(z.minimum(-limit, `Use degrees from -${limit} to ${limit}.`), z.maximum(limit, `Use degrees from -${limit} to ${limit}.`)),
  );

/** A place as submitted by forms: all fields, and no others. @see MODEL-030 TOUR-035 TOUR-037 */
export const placeForm = z.strictObject({
  locality: part,
  country: part,
  administrative_area_level_1: part,
  administrative_area_level_2: part,
  administrative_area_level_3: part,
  latitude: degrees(placeLimits.latitude),
  longitude: degrees(placeLimits.longitude),
  route: part,
  street_number: part,
});
