import { plural } from '../plural';
import { datetimeLocal, parseDatetimeLocal } from '../time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of the Gregorian calendar. */
const averageMonth = 30.436875 * day;

/** Moves an expiry one hour later (1) or earlier (-1), starting from now if there is none. @see COLLAB-011 */
export const shiftedExpiry = (expires: Date | null, step: -1 | 1, now: Date): Date => new Date((expires ?? now).getTime() + step * hour);

/** Durations up to this are texts such as "2 days 3 hours"; longer ones say less than their date, which stands beside them. */
const maxDurationMs = 30 * day;
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * When an invitation expires, as text: 'Expires in …', 'Expired … ago' or 'Does not expire'; more than 30 days away with the date beside.
 * @see COLLAB-008 COLLAB-009 COLLAB-010
 */
export function expiryText(expires: Date | null, now: Date): string {
  if (expires === null) return 'Does not expire';
  const remainingMs = expires.getTime() - now.getTime();
  const text = remainingMs > 0 ? `Expires in ${duration(remainingMs)}` : `Expired ${duration(-remainingMs)} ago`;
  return Math.abs(remainingMs) > maxDurationMs ? `${text} (${dateFormat.format(expires)})` : text;
}

/** A duration in its two largest units: "2 days 3 hours", "9 years 1 month"; `milliseconds` must not be negative. */
export function duration(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  if (milliseconds > maxDurationMs) {
    const months = Math.floor(milliseconds / averageMonth);
    if (months === 0) return amount(Math.floor(milliseconds / day), 'day');
    return [amount(Math.floor(months / 12), 'year'), amount(months % 12, 'month')].filter(Boolean).join(' ');
  }
  const [days, hours, minutes] = [
    Math.floor(milliseconds / day),
    Math.floor((milliseconds % day) / hour),
    Math.floor((milliseconds % hour) / minute),
  ];
  const parts = days > 0 ? [amount(days, 'day'), amount(hours, 'hour')] : [amount(hours, 'hour'), amount(minutes, 'minute')];
  return parts.filter(Boolean).join(' ');
}

const units = {
  year: { one: '# year', other: '# years' },
  month: { one: '# month', other: '# months' },
  day: { one: '# day', other: '# days' },
  hour: { one: '# hour', other: '# hours' },
  minute: { one: '# minute', other: '# minutes' },
};
const amount = (count: number, unit: keyof typeof units): string => (count === 0 ? '' : plural(count, units[unit]));

/** A day with its name, as YYYY-MM-DD in the reader's time zone. */
export type NamedDay = { value: string; label: string };

/** The days on which an invitation can end by name: one day, week or month from now. */
export function expiryDays(now: Date): NamedDay[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const lastOfNextMonth = new Date(year, month + 2, 0).getDate();
  return [
    { label: '1 day', value: dayOf(new Date(year, month, date + 1)) },
    { label: '1 week', value: dayOf(new Date(year, month, date + 7)) },
    { label: '1 month', value: dayOf(new Date(year, month + 1, Math.min(date, lastOfNextMonth))) },
  ];
}

/** The last minute of a day, YYYY-MM-DD in the reader's time zone; null, which is forever, when it is no day. */
export const expiryOnDay = (day: string): Date | null => parseDatetimeLocal(`${day}T23:59`);

/** The day of an expiry, as YYYY-MM-DD in the reader's time zone; "" without one. */
export const dayOfExpiry = (expires: Date | null): string => (expires === null ? '' : dayOf(expires));

const dayOf = (time: Date): string => datetimeLocal(time).slice(0, 10);
