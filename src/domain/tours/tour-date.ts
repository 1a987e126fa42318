import { parseDatetimeLocal } from '../time';

/**
 * Why a tour's date is invalid; null if it is valid or empty. It must be from 1970 to the end of tomorrow, in the user's time zone.
 * @see TOUR-029 TOUR-030
 */
export function tourDateProblem(tourDate: string, now: Date): string | null {
  if (tourDate === '') return null;
  const moment = parseDatetimeLocal(tourDate);
  const dayAfterTomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2);
  const isValid = moment !== null && moment.getFullYear() >= 1970 && moment < dayAfterTomorrow;
  return isValid ? null : 'Date/Time is invalid.';
}
