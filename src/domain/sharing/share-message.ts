import * as z from 'zod/mini';
import { shareLinkLimits } from '../limits';
import { plainName } from '../plain-name';

/** The message that users can add to a link. @see PLAYER-053 */
export const shareMessage = z.string().check(z.trim(), z.maxLength(shareLinkLimits.message, 'Use at most 2,000 characters.'));

/** The name of a link, for those who manage it. */
export const shareLinkName = z.string().check(z.overwrite(plainName), z.maxLength(shareLinkLimits.name, 'Use at most 200 characters.'));
