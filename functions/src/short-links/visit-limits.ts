import { createHmac, randomBytes } from 'node:crypto';
import { minuteMs } from '@/domain/durations';
import { utcDayOf } from '@/domain/publishing/visits';
import { networkOf } from './network';

/** Views of one address in a minute, and the time between two of the same tour. */
const maxPerMinute = 30;
const sameTourMs = 10_000;
/** Addresses of a day that one instance remembers; with more, all counts start at zero. */
const maxRemembered = 50_000;

/**
 * Limits views by address, in the memory of this instance alone: the first, cheap limit, before anything is read. What all instances share is `seen.ts`. Addresses are kept only as hashes with a random key, which is another one each day: the
 * key, and with it what the hashes stand for, is gone with the day or the instance.
 * @returns whether a view may be counted, and remembers it if so
 */
export function createVisitLimits(): (address: string, tour: string, now: Date) => boolean {
  let day = '';
  let key = randomBytes(32);
  const views = new Map<string, number[]>();
  const tours = new Map<string, number>();
  return (address, tour, now) => {
    const today = utcDayOf(now);
    if (today !== day || views.size + tours.size > maxRemembered) {
      [day, key] = [today, randomBytes(32)];
      views.clear();
      tours.clear();
    }
    const hash = (content: string) => createHmac('sha256', key).update(content).digest('base64url').slice(0, 16);
    const [ofAddress, ofTour] = [hash(networkOf(address)), hash(`${networkOf(address)} ${tour}`)];
    const time = now.getTime();
    const recent = (views.get(ofAddress) ?? []).filter((at) => at > time - minuteMs);
    if (recent.length >= maxPerMinute || time - (tours.get(ofTour) ?? 0) < sameTourMs) return false;
    views.set(ofAddress, [...recent, time]);
    tours.set(ofTour, time);
    return true;
  };
}
