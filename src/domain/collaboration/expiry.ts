import { dateFormat } from '@/language/formats';
import { dayMs, hourMs, minuteMs } from '../durations';
import { datetimeLocal, parseDatetimeLocal } from '../time';
import { expiryTexts } from './expiry-texts';

/** Of the Gregorian calendar. */
const averageMonthMs = 30.436875 * dayMs;

/** Moves an expiry one hour later (1) or earlier (-1), starting from now if there is none. @see COLLAB-011 */
export const shiftedExpiry = (expires: Date | null, step: -1 | 1, now: Date): Date => new Date((expires ?? now).getTime() + step * hourMs);

/** Durations up to this are texts such as "2 days 3 hours"; longer ones say less than their date, which stands beside them. */
const maxDurationMs = 30 * dayMs;
const dayFormat = dateFormat({ dateStyle: 'long' });

/**
 * When an invitation expires, as text: 'Expires in …', 'Expired … ago' or 'Does not expire'; more than 30 days away with the date beside.
 * @see COLLAB-008 COLLAB-009 COLLAB-010
 */
export function expiryText(expires: Date | null, now: Date): string {
  const t = expiryTexts.get();
  if (expires === null) return t.never;
  const remainingMs = expires.getTime() - now.getTime();
  const length = duration(Math.abs(remainingMs));
  if (Math.abs(remainingMs) <= maxDurationMs) return (remainingMs > 0 ? t.expiresIn : t.expired)({ duration: length });
  return (remainingMs > 0 ? t.expiresInOn : t.expiredOn)({ duration: length, day: dayFormat.format(expires) });
}

/** A duration in its two largest units: "2 days 3 hours", "9 years 1 month"; `milliseconds` must not be negative. */
export function duration(milliseconds: number): string {
  const t = expiryTexts.get();
  if (milliseconds < minuteMs) return t.lessThanMinute;
  if (milliseconds > maxDurationMs) {
    const months = Math.floor(milliseconds / averageMonthMs);
    if (months === 0) return t.days(Math.floor(milliseconds / dayMs));
    return twoUnits([Math.floor(months / 12), t.years], [months % 12, t.months]);
  }
  const [days, hours, minutes] = [
    Math.floor(milliseconds / dayMs),
    Math.floor((milliseconds % dayMs) / hourMs),
    Math.floor((milliseconds % hourMs) / minuteMs),
  ];
  return days > 0 ? twoUnits([days, t.days], [hours, t.hours]) : twoUnits([hours, t.hours], [minutes, t.minutes]);
}

type Amount = [count: number, unit: (count: number) => string];

/** An amount in two units, of which one may be zero. */
function twoUnits([count, unit]: Amount, [smallerCount, smallerUnit]: Amount): string {
  if (count === 0) return smallerUnit(smallerCount);
  return smallerCount === 0 ? unit(count) : expiryTexts.get().twoUnits({ larger: unit(count), smaller: smallerUnit(smallerCount) });
}

/** A day with its name, as YYYY-MM-DD in the reader's time zone. */
export type NamedDay = { value: string; label: string };

/** The days on which an invitation can end by name: one day, week or month from now. */
export function expiryDays(now: Date): NamedDay[] {
  const t = expiryTexts.get();
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const lastOfNextMonth = new Date(year, month + 2, 0).getDate();
  return [
    { label: t.inOneDay, value: dayOf(new Date(year, month, date + 1)) },
    { label: t.inOneWeek, value: dayOf(new Date(year, month, date + 7)) },
    { label: t.inOneMonth, value: dayOf(new Date(year, month + 1, Math.min(date, lastOfNextMonth))) },
  ];
}

/** The last minute of a day, YYYY-MM-DD in the reader's time zone; null, which is forever, when it is no day. */
export const expiryOnDay = (day: string): Date | null => parseDatetimeLocal(`${day}T23:59`);

/** The day of an expiry, as YYYY-MM-DD in the reader's time zone; "" without one. */
export const dayOfExpiry = (expires: Date | null): string => (expires === null ? '' : dayOf(expires));

const dayOf = (time: Date): string => datetimeLocal(time).slice(0, 10);
