import { timeAgo } from '@/domain/ago';
import { errorMessage } from '@/domain/app-error';
import { plural } from '@/domain/plural';
import { type BinnedTour, remainingDays } from '@/domain/tours/bin';
import { tourTitle } from '@/domain/tours/tour-title';
import type { Outcome } from '@/widgets/bulk/run-for-each';

export const countOf = (tours: readonly unknown[]): string => plural(tours.length, { one: '# tour', other: '# tours' });

type Deleted = Pick<BinnedTour, 'deletedAt' | 'deletedByEmail'>;

/** Who deleted it, and when. */
export function deletedText({ deletedAt, deletedByEmail }: Deleted, now: Date): string {
  const when = deletedAt ? timeAgo(deletedAt, now.getTime()) : 'just now';
  return deletedByEmail ? `Deleted ${when} by ${deletedByEmail}` : `Deleted ${when}`;
}

/** From this on the days left are marked. */
const soonDays = 3;
export const isSoonPurged = (deleted: Deleted, now: Date): boolean => remainingDays(deleted, now) <= soonDays;

export function remainingText(deleted: Deleted, now: Date): string {
  const days = remainingDays(deleted, now);
  if (days === 0) return 'Deleted for good soon';
  return plural(days, { one: '# day left', other: '# days left' });
}

/** Which tours something failed for, and why; null for none. @param what what should have been done, such as "restored" */
export function problemOf({ done, failed, remaining }: Outcome<{ name: string }, void>, what: string): string | null {
  const [first] = failed;
  if (!first) return null;
  const notDone = failed.length + remaining.length;
  const which =
    notDone === 1 ? `“${tourTitle(first.item)}” wasn’t ${what}` : `${notDone} of ${done.length + notDone} tours weren’t ${what}`;
  return `${which}. ${errorMessage(first.reason)}`;
}
