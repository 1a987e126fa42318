const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An expiry one hour later (1) or earlier (-1); without one it is counted from now. @see COLLAB-011 */
export const shiftedExpiry = (expires: Date | null, step: -1 | 1, now: Date): Date => new Date((expires ?? now).getTime() + step * hour);

/** When an invitation ends, in words: 'Expires in …', 'Expired … ago' or 'Does not expire'. @see COLLAB-008 COLLAB-009 COLLAB-010 */
export function expiryWords(expires: Date | null, now: Date): string {
  if (expires === null) return 'Does not expire';
  const left = expires.getTime() - now.getTime();
  return left > 0 ? `Expires in ${duration(left)}` : `Expired ${duration(-left)} ago`;
}

/** A length of time in its two largest units: "2 days 3 hours"; `milliseconds` from 0. */
export function duration(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  const [days, hours, minutes] = [
    Math.floor(milliseconds / day),
    Math.floor((milliseconds % day) / hour),
    Math.floor((milliseconds % hour) / minute),
  ];
  const parts = days > 0 ? [amount(days, 'day'), amount(hours, 'hour')] : [amount(hours, 'hour'), amount(minutes, 'minute')];
  return parts.filter(Boolean).join(' ');
}

const amount = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);
