import { flag, type Stored, text } from '../stored';

/** The message to all users: `app/global`. @see MODEL-055 */
export type GlobalMessage = {
  messageTitle: string;
  messageBody: string;
  messageId: string;
  messageEnabled: boolean;
  frontendEnabled: boolean;
  /** When maintenance is expected to be over, in ISO 8601; "" if nobody said. */
  reopens: string;
};

/** Reads `app/global`; the app is enabled unless it says otherwise. @see MODEL-055 */
export const globalMessageFrom = (stored: Stored): GlobalMessage => ({
  messageTitle: text(stored.messageTitle),
  messageBody: text(stored.messageBody),
  messageId: text(stored.messageId),
  messageEnabled: flag(stored.messageEnabled),
  frontendEnabled: stored.frontendEnabled !== false,
  reopens: text(stored.reopens),
});

/** The message to show, unless the reader dismissed this one. @see ADMIN-068 */
export const visibleMessage = (message: GlobalMessage, dismissed: string | null): GlobalMessage | null =>
  message.messageEnabled && (message.messageId === '' || message.messageId !== dismissed) ? message : null;

/** Whether users see a notice instead of the app; administrators still get in. @see ADMIN-068 */
export const isAppClosed = ({ frontendEnabled }: GlobalMessage, isAdmin: boolean): boolean => !frontendEnabled && !isAdmin;

/** When maintenance is expected to be over; null if nobody said, or if that time is past. @see ADMIN-068 */
export function reopensAt({ reopens }: GlobalMessage, now: Date): Date | null {
  const time = new Date(reopens);
  return time.getTime() > now.getTime() ? time : null;
}
