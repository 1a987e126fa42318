import { isDay } from '../../point-types/values';

/** The days that a text can mean: programs of different languages write 2026-11-29 as 29.11.2026, 11/29/2026, 29-11-26 or 2026/11/29. */
function daysOf(text: string): readonly string[] {
  const [, first = '', sign, second = '', third = ''] = /^(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?$/.exec(text.trim()) ?? [];
  if (first.length === 4) return [day(first, second, third)].filter(isDay);
  const year = third.length === 2 ? `20${third}` : third;
  // where points are between them, the day comes first
  const orders = sign === '.' ? [day(year, second, first)] : [day(year, second, first), day(year, first, second)];
  return [...new Set(orders)].filter(isDay);
}

const day = (year: string, month: string, date: string): string => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;

/** The day that a text means, such as 2026-11-29; null if it means none, or can mean several. */
export function dayIn(text: string): string | null {
  const [only = null, other] = /\d{4}/.test(text) ? daysOf(text) : [];
  return other === undefined ? only : null;
}

/** Whether one of two texts is a day, such as 2026-11-29, and the other can mean it. */
export const isSameDay = (one: string, other: string): boolean =>
  (isDay(one) && daysOf(other).includes(one)) || (isDay(other) && daysOf(one).includes(other));
