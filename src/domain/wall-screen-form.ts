import * as z from 'zod/mini';
import { wallScreenLimits } from './limits';
import { webAddress } from './web-address';

/** The address of the page that a wall screen shows. @see MODEL-058 */
export const wallScreenUrl = z.string().check(
  z.trim(),
  z.maxLength(wallScreenLimits.url, `Use at most ${wallScreenLimits.url.toLocaleString('en')} characters.`),
  z.refine((url) => webAddress(url) !== null, 'Enter a web address, such as https://example.org/hours'),
);

/** A wall screen as it is stored. @see MODEL-058 */
export const wallScreenForm = z.strictObject({ url: wallScreenUrl, public: z.boolean() });
