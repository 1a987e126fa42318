import * as z from 'zod/mini';
import { globalMessageLimits, pageLimits } from '../limits';

/** What an administrator sends to change the message to everybody. @see ADMIN-066 ADMIN-067 */
export const globalMessageForm = z.strictObject({
  messageTitle: z.string().check(z.trim(), z.maxLength(globalMessageLimits.messageTitle, 'Use at most 200 characters.')),
  messageBody: z.string().check(z.trim(), z.maxLength(globalMessageLimits.messageBody, 'Use at most 5,000 characters.')),
  messageId: z.string().check(z.trim(), z.maxLength(globalMessageLimits.messageId, 'Use at most 200 characters.')),
  messageEnabled: z.boolean(),
  frontendEnabled: z.boolean(),
});

/** What an administrator sends to change a page. @see ADMIN-038 ADMIN-040 */
export const pageForm = z.strictObject({
  version: z.number('Enter a number as version.').check(z.minimum(0, 'Enter a number from 0 as version.')),
  body: z.string().check(z.maxLength(pageLimits.body, 'This page is too long. Split it up.')),
});
