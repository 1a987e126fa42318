import { relativeFormat } from '@/language/formats';
import { locale } from '@/language/i18n';
import { dayMs, hourMs, minuteMs, secondMs } from './durations';
import { formatDay } from './time';

const weekMs = 7 * dayMs;

/**
 * How long ago a moment was, within a sentence: "12 s ago", "3 min ago", after a week "on" its day; "just now" for the last two seconds, and for a
 * clock that is ahead. In other languages as they write it.
 */
export const timeAgo = (moment: Date, now: number): string =>
  isOlder(moment, now) && locale.get() === 'en' ? `on ${formatDay(moment)}` : whenText(moment, now);

/** The same as a text of its own: after a week the day alone. */
export function whenText(moment: Date, now: number): string {
  if (isOlder(moment, now)) return formatDay(moment);
  const elapsedMs = now - moment.getTime();
  const [count, unit] = amountOf(Math.max(elapsedMs, 0));
  if (locale.get() !== 'en') return relative.format(-count, unit);
  if (elapsedMs < 2 * secondMs) return 'just now';
  if (unit === 'day') return count === 1 ? 'yesterday' : `${count} days ago`;
  return `${count} ${englishUnits[unit]} ago`;
}

const isOlder = (moment: Date, now: number): boolean => now - moment.getTime() >= weekMs;

const relative = relativeFormat({ numeric: 'auto', style: 'short' });
const englishUnits = { second: 's', minute: 'min', hour: 'h' };

function amountOf(elapsedMs: number): [count: number, unit: 'second' | 'minute' | 'hour' | 'day'] {
  if (elapsedMs < 2 * secondMs) return [0, 'second'];
  if (elapsedMs < minuteMs) return [Math.floor(elapsedMs / secondMs), 'second'];
  if (elapsedMs < hourMs) return [Math.floor(elapsedMs / minuteMs), 'minute'];
  if (elapsedMs < dayMs) return [Math.floor(elapsedMs / hourMs), 'hour'];
  return [Math.floor(elapsedMs / dayMs), 'day'];
}
