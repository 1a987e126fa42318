import { formatDay } from './time';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was: "12 s ago", "3 min ago", after a week the date; "just now" for the last two seconds, and for a clock that is ahead. */
export function timeAgo(moment: Date, now: number): string {
  const elapsedMs = now - moment.getTime();
  if (elapsedMs < 2 * second) return 'just now';
  if (elapsedMs < minute) return `${Math.floor(elapsedMs / second)} s ago`;
  if (elapsedMs < hour) return `${Math.floor(elapsedMs / minute)} min ago`;
  if (elapsedMs < day) return `${Math.floor(elapsedMs / hour)} h ago`;
  const days = Math.floor(elapsedMs / day);
  if (days < 7) return days === 1 ? 'yesterday' : `${days} days ago`;
  return `on ${formatDay(moment)}`;
}
