import { dayMs, minuteMs } from '../durations';
import { date, flag, type Stored, text } from '../stored';

/** Days in which a deletion can be taken back. */
export const deletionDays = 14;
/** How often somebody downloads their data in a day (UTC). */
export const exportsPerDay = 3;
/** How old a session may be in which somebody deletes their account. */
export const recentSignInMs = 5 * minuteMs;

/** When an account is erased whose deletion is requested now. */
export const dueAfter = (requestedAt: Date): Date => new Date(requestedAt.getTime() + deletionDays * dayMs);

/** `accountDeletions/{uid}`: that somebody deletes their account, until it is erased or they take it back. */
export type AccountDeletion = {
  requestedAt: Date | null;
  dueAt: Date | null;
  /** The language of the mail, a BCP 47 tag. */
  language: string;
  /** Whether an admin disabled the account meanwhile: then only an admin takes it back. */
  isBlocked: boolean;
};

/** Reads a stored deletion. */
export const accountDeletionFrom = (stored: Stored): AccountDeletion => ({
  requestedAt: date(stored.requestedAt),
  dueAt: date(stored.dueAt),
  language: text(stored.language),
  isBlocked: flag(stored.isBlocked),
});
