import { shownDay } from './time';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago a moment is, in words: "12 s ago", "3 min ago", after a week the day; "just now" for the last second or two, and for a clock
 * that is ahead.
 */
export function shownAgo(moment: Date, now: number): string {
  const passed = now - moment.getTime();
  if (passed < 2 * second) return 'just now';
  if (passed < minute) return `${Math.floor(passed / second)} s ago`;
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  const days = Math.floor(passed / day);
  if (days < 7) return days === 1 ? 'yesterday' : `${days} days ago`;
  return `on ${shownDay(moment)}`;
}
