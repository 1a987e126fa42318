import * as z from 'zod/mini';
import { placeLimits } from './limits';

const part = z.string().check(z.maxLength(placeLimits.part, `Use at most ${placeLimits.part} characters.`));
const degrees = (most: number) =>
  z.nullable(
    z.number().check(z.minimum(-most, `Use degrees from -${most} to ${most}.`), z.maximum(most, `Use degrees from -${most} to ${most}.`)),
  );

/** A place as forms send it: all parts, and no others. @see MODEL-030 TOUR-035 TOUR-037 */
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
