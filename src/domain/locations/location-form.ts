import * as z from 'zod/mini';
import { idLimit, locationLimits, modelIdPattern } from '../limits';
import { hasAddress } from '../locations';
import { placeForm } from '../place-form';

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters.`;
const text = (most: number) => z.string().check(z.maxLength(most, tooLong(most)));
const name = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(locationLimits.name, tooLong(locationLimits.name)));

/** What people send to create or change a location; asked for in the order name, organization, address. @see LOC-021 LOC-023 LOC-024 LOC-025 */
export const locationForm = z
  .strictObject({
    name: name('Please enter a name for this location'),
    organization: z.string().check(z.minLength(1, 'Missing Organization'), z.maxLength(idLimit)),
    address: text(locationLimits.address),
    place: placeForm,
    description: text(locationLimits.description),
  })
  .check(z.refine(({ place, address }) => hasAddress(place, address), { path: ['address'], message: 'Missing Address' }));

/** What people send to create or change a location's tour. @see LOC-030 LOC-033 */
export const locationTourForm = z.strictObject({
  name: name('Enter a name.'),
  place: placeForm.check(z.refine((place) => hasAddress(place), 'Missing Address')),
  matterportId: z.string().check(z.regex(modelIdPattern, 'Invalid Matterport ID format.')),
  location: z.string().check(z.minLength(1, 'Missing LocationParam'), z.maxLength(idLimit)),
});

/** Whether the form of a location's tour may be saved. @see LOC-030 */
export const isLocationTourReady = (sent: unknown): boolean => locationTourForm.safeParse(sent).success;
