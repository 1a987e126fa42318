import * as z from 'zod/mini';
import { isEmail } from '../email';
import { profileLimits } from '../limits';
import { singleAddress } from '../pasted-addresses';
import { plainName } from '../plain-name';

/**
 * The form to create an account: address, password, name and optionally a phone number in the identity provider's format, with "+" and country code.
 * Without a phone number the field is empty or missing.
 * @see MODEL-052 ADMIN-033 FUNC-003
 */
export const newUserForm = z.strictObject({
  email: z.string().check(z.overwrite(singleAddress), z.refine(isEmail, 'Please enter a valid email address')),
  password: z.string().check(z.minLength(6, 'Use at least 6 characters.'), z.maxLength(200, 'Use at most 200 characters.')),
  displayName: z
    .string()
    .check(z.overwrite(plainName), z.minLength(1, 'Enter a name.'), z.maxLength(profileLimits.displayName, 'Use at most 200 characters.')),
  phoneNumber: z.optional(
    z.string().check(z.trim(), z.regex(/^(\+[1-9]\d{6,14})?$/, 'Enter the number with its country code, such as +4712345678.')),
  ),
});

/** @see MODEL-052 */
export type NewUser = z.infer<typeof newUserForm>;
