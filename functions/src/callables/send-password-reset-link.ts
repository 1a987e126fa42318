import { z } from 'zod';
import { isGlobalAdmin } from '@/domain/access/principals';
import { isEmail } from '@/domain/email';
import { urlLimit } from '@/domain/limits';
import { accounts, orRefusal } from '../core/accounts';
import { callable } from '../core/callable';

const input = z.strictObject({
  email: z.string().refine(isEmail, 'This is no e-mail address.'),
  url: z.url({ protocol: /^https?$/, error: 'Write the whole address, with http or https.' }).max(urlLimit),
});

/**
 * Makes a link with which the owner of an address chooses a new password, and returns to `url`; answers `{ link }`. The link is a credential.
 * @throws permission-denied, not-found for an address without account, invalid-argument for a `url` outside the project's authorized domains
 * @see FUNC-013 FUNC-014
 */
export const sendPasswordResetLink = callable({
  input,
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins make password reset links.',
  run: async ({ email, url }) => ({ link: await orRefusal(accounts().generatePasswordResetLink(email, { url })) }),
});
