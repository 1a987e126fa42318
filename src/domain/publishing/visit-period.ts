import { dateFormat } from '@/language/formats';
import { dayMs } from '../durations';
import { firstDayOf, utcDayOf } from './visits';

/** Over which visits are counted: so many days, today among them, or a month, as YYYY-MM. */
export type CountedPeriod = number | string;

/** The days of a period, oldest first; of a month that is not over, those until today. */
export function daysOfPeriod(period: CountedPeriod, now: Date): string[] {
  if (typeof period === 'number') return Array.from({ length: period }, (_, index) => firstDayOf(period - index, now));
  const today = utcDayOf(now);
  return daysOfMonth(period).filter((day) => day <= today);
}

/** The days before, which a period is compared with: as many, or the month before; of a month that is not over, the same days of the one before. */
export function daysBeforePeriod(period: CountedPeriod, now: Date): string[] {
  if (typeof period === 'number') return daysOfPeriod(2 * period, now).slice(0, period);
  const before = daysOfMonth(monthBefore(period));
  return isRunning(period, now) ? before.slice(0, daysOfPeriod(period, now).length) : before;
}

/** What the days before a period are, for "the change against the …". */
export const comparedText = (period: CountedPeriod, now: Date): string =>
  typeof period === 'number' ? 'span before' : isRunning(period, now) ? 'same days of the month before' : 'month before';

const isRunning = (month: string, now: Date): boolean => utcDayOf(now).slice(0, 7) === month;

function daysOfMonth(month: string): string[] {
  const first = beginningOf(month);
  if (Number.isNaN(first)) return [];
  return Array.from({ length: 31 }, (_, index) => utcDayOf(new Date(first + index * dayMs))).filter((day) => day.startsWith(month));
}

const beginningOf = (month: string): number => (/^\d{4}-\d\d$/.test(month) ? Date.parse(`${month}-01`) : Number.NaN);

const monthBefore = (month: string): string => {
  const first = beginningOf(month);
  return Number.isNaN(first) ? '' : utcDayOf(new Date(first - dayMs)).slice(0, 7);
};

/** So many months, this one first. */
export function latestMonths(count: number, now: Date): string[] {
  const months = [utcDayOf(now).slice(0, 7)];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words, "March 2026". */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01`));
