import * as z from 'zod/mini';
import { emailAddress, isEmail } from '../email';
import { directoryLimits, globalMessageLimits, idLimit } from '../limits';
import { plainName } from '../plain-name';

/** The form for the message to all users. @see ADMIN-066 ADMIN-067 */
export const globalMessageForm = z.strictObject({
  messageTitle: z.string().check(z.overwrite(plainName), z.maxLength(globalMessageLimits.messageTitle, 'Use at most 200 characters.')),
  messageBody: z.string().check(z.trim(), z.maxLength(globalMessageLimits.messageBody, 'Use at most 5,000 characters.')),
  messageId: z.string().check(z.trim(), z.maxLength(globalMessageLimits.messageId, 'Use at most 200 characters.')),
  messageEnabled: z.boolean(),
  frontendEnabled: z.boolean(),
  reopens: z.string().check(
    z.maxLength(globalMessageLimits.reopens),
    z.refine((time) => time === '' || !Number.isNaN(Date.parse(time)), 'Enter a date and a time.'),
  ),
});

/** The directory: addresses in lower case, and ids of organizations. @see MODEL-054 */
export const directoryForm = z.strictObject({
  admins: z
    .array(z.string().check(z.overwrite(emailAddress), z.refine(isEmail, 'Please enter a valid email address')))
    .check(z.maxLength(directoryLimits.admins, 'A directory has at most 1,000 admins.')),
  organizations: z
    .array(z.string().check(z.minLength(1), z.maxLength(idLimit, 'This organization’s id is too long.')))
    .check(z.maxLength(directoryLimits.organizations, 'A directory has at most 1,000 organizations.')),
});
