import { dateFormat } from '@/language/formats';
import { locale } from '@/language/i18n';

const twoDigits = (part: number) => String(part).padStart(2, '0');

const isEnglish = (): boolean => locale.get() === 'en';
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** DD-MM-YYYY in the user's time zone; in other languages than English as they write it. */
export const formatDay = (time: Date): string =>
  isEnglish() ? `${twoDigits(time.getDate())}-${twoDigits(time.getMonth() + 1)}-${time.getFullYear()}` : shortDay(time);

/** A day that is counted, `YYYY-MM-DD`, written as `formatDay` does. */
export const formatCountedDay = (day: string): string => formatDay(new Date(`${day}T12:00`));

const words = dateFormat({ dateStyle: 'long' });

/** A day as visitors read it in their language, "6 May 2025", in the user's time zone: figures alone could be read as June. */
export const dayInWords = (time: Date): string => words.format(time);

const shortWords = dateFormat({ dateStyle: 'medium' });

/** A day in little room: "6 May 2025", in the user's time zone. */
export const shortDay = (time: Date): string => shortWords.format(time);

/** hh:mm:ss on a 24-hour clock in the user's time zone. */
export const formatClock = (time: Date): string =>
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}:${twoDigits(time.getSeconds())}`;

/** DD-MM-YYYY, hh:mm:ss in the user's time zone, on a 24-hour clock; in other languages than English as they write it. @see UI-010 */
export const formatDateTime = (time: Date): string => (isEnglish() ? `${formatDay(time)}, ${formatClock(time)}` : dayAndTime.format(time));

/** The value of a datetime-local field, `YYYY-MM-DDTHH:mm` in the user's time zone; "" for an invalid date. @see MODEL-021 TOUR-051 */
export function datetimeLocal(time: Date): string {
  if (Number.isNaN(time.getTime())) return '';
  const year = String(time.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Parses a datetime-local value in the user's time zone; null if it is invalid, such as 30 February. @see MODEL-021 */
export function parseDatetimeLocal(local: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(local);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const time = new Date(year, month - 1, day, hour, minute);
  const exists = time.getFullYear() === year && time.getMonth() === month - 1 && time.getDate() === day && hour < 24 && minute < 60;
  return exists ? time : null;
}
