import * as z from 'zod/mini';
import { shareLinkLimits } from '../limits';
import { plainName } from '../plain-name';
import { sharingTexts } from './texts';

/** At most this many characters; the message is in the language of the page at the time of the check. */
const atMost = (length: number) => z.maxLength(length, { error: () => sharingTexts.get().tooLong(length) });

/** The message that users can add to a link. @see PLAYER-053 */
export const shareMessage = z.string().check(z.trim(), atMost(shareLinkLimits.message));

/** The name of a link, for those who manage it. */
export const shareLinkName = z.string().check(z.overwrite(plainName), atMost(shareLinkLimits.name));
