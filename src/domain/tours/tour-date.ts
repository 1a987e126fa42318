import { momentOf } from '../time';

/** What is wrong with a tour's date; null when it is fine, or empty. It lies from 1970 to the end of the day after today, the reader's. @see TOUR-029 TOUR-030 */
export function tourDateProblem(tourDate: string, now: Date): string | null {
  if (tourDate === '') return null;
  const moment = momentOf(tourDate);
  const tooLate = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2);
  const isFine = moment !== null && moment.getFullYear() >= 1970 && moment < tooLate;
  return isFine ? null : 'Date/Time is invalid.';
}
