import { momentOf } from '../time';

const day = 24 * 60 * 60 * 1000;

/** What is wrong with a tour's date; null when it is fine, or empty. It lies from 1970 to one day after today. @see TOUR-029 TOUR-030 */
export function tourDateProblem(tourDate: string, now: Date): string | null {
  if (tourDate === '') return null;
  const moment = momentOf(tourDate);
  const isFine = moment !== null && moment.getFullYear() >= 1970 && moment.getTime() <= now.getTime() + day;
  return isFine ? null : 'Date/Time is invalid.';
}
