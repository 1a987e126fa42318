import * as z from 'zod/mini';
import { screenLimits } from './limits';
import { webAddress } from './web-address';

/** The address of the page that a screen shows. @see MODEL-058 */
export const screenUrl = z.string().check(
  z.trim(),
  z.maxLength(screenLimits.url, `Use at most ${screenLimits.url.toLocaleString('en')} characters.`),
  z.refine((url) => webAddress(url) !== null, 'Enter a web address, such as https://example.org/hours'),
);

/** A screen as it is stored. @see MODEL-058 */
export const screenForm = z.strictObject({ url: screenUrl, public: z.boolean() });
