import { flag, type Stored, text } from '../stored';

/** What everybody is told: `app/global`. @see MODEL-055 */
export type GlobalMessage = {
  messageTitle: string;
  messageBody: string;
  messageId: string;
  messageEnabled: boolean;
  frontendEnabled: boolean;
};

/** Reads `app/global`; the app is open unless it says otherwise. @see MODEL-055 */
export const globalMessageFrom = (stored: Stored): GlobalMessage => ({
  messageTitle: text(stored.messageTitle),
  messageBody: text(stored.messageBody),
  messageId: text(stored.messageId),
  messageEnabled: flag(stored.messageEnabled),
  frontendEnabled: stored.frontendEnabled !== false,
});

/** The message to show, unless the reader dismissed this one. @see ADMIN-068 */
export const shownMessage = (message: GlobalMessage, dismissed: string | null): GlobalMessage | null =>
  message.messageEnabled && (message.messageId === '' || message.messageId !== dismissed) ? message : null;

/** Whether people read a notice in place of the app; administrators get in. @see ADMIN-068 */
export const isClosed = ({ frontendEnabled }: GlobalMessage, isAdmin: boolean): boolean => !frontendEnabled && !isAdmin;
