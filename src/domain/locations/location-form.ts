import * as z from 'zod/mini';
import { idLimit, locationLimits, modelIdPattern } from '../limits';
import { placeForm } from '../place-form';
import { plainName } from '../plain-name';
import { hasAddress } from './location';

const tooLong = (limit: number) => `Use at most ${limit.toLocaleString('en')} characters.`;
const text = (limit: number) => z.string().check(z.maxLength(limit, tooLong(limit)));
const name = (missing: string) =>
  z.string().check(z.overwrite(plainName), z.minLength(1, missing), z.maxLength(locationLimits.name, tooLong(locationLimits.name)));

export type LocationForm = z.infer<typeof locationForm>;
export type LocationTourForm = z.infer<typeof locationTourForm>;

/** The form to create or change a location; validated in the order name, organization, address. @see LOC-021 LOC-023 LOC-024 LOC-025 */
export const locationForm = z
  .strictObject({
    name: name('Please enter a name for this location'),
    organization: z.string().check(z.minLength(1, 'Missing Organization'), z.maxLength(idLimit)),
    address: text(locationLimits.address),
    place: placeForm,
    description: text(locationLimits.description),
  })
  .check(z.refine(({ place, address }) => hasAddress(place, address), { path: ['address'], message: 'Missing Address' }));

/** The form to create or change a location's tour. @see LOC-030 LOC-033 */
export const locationTourForm = z
  .strictObject({
    name: name('Enter a name.'),
    matterportId: z.string().check(z.trim(), z.regex(modelIdPattern, 'Invalid Matterport ID format.')),
    location: z.string().check(z.minLength(1, 'Missing LocationParam'), z.maxLength(idLimit)),
    organization: z.string().check(z.minLength(1, 'Missing Organization'), z.maxLength(idLimit)),
    public: z.boolean(),
    address: text(locationLimits.address),
    place: placeForm,
  })
  .check(z.refine(({ place, address }) => hasAddress(place, address), { path: ['address'], message: 'Missing Address' }));
