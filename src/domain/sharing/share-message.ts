import * as z from 'zod/mini';
import { shareLinkLimits } from '../limits';

/** What people write to go with a link. @see PLAYER-053 */
export const shareMessage = z.string().check(z.trim(), z.maxLength(shareLinkLimits.message, 'Use at most 2,000 characters.'));
