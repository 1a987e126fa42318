import { type TourId, tourId, type UserId } from '../ids';
import { texts } from '../stored';

// Tours that people deleted, opened or marked in this browser: a JSON list of "{user}/{tour}", latest last.

const longest = 50;

/** The stored list with this user's tour as the latest; at most 50 entries are stored. */
export const withTour = (stored: string | null, user: UserId, tour: string): string =>
  JSON.stringify([...without(stored, user, tour), keyOf(user, tour)].slice(-longest));

/** The stored list without this user's tour. */
export const withoutTour = (stored: string | null, user: UserId, tour: string): string => JSON.stringify(without(stored, user, tour));

/** This user's tours, the latest first. */
export function toursOf(stored: string | null, user: UserId): TourId[] {
  const prefix = keyOf(user, '');
  return listFrom(stored)
    .filter((key) => key.startsWith(prefix))
    .map((key) => tourId(key.slice(prefix.length)))
    .reverse();
}

/** Whether an address names one of this user's tours. */
export function namesTour(stored: string | null, user: UserId, pathname: string): boolean {
  const tours = new Set<string>(toursOf(stored, user));
  return pathname.split('/').some((part) => part !== '' && tours.has(part));
}

const without = (stored: string | null, user: UserId, tour: string): string[] =>
  listFrom(stored).filter((key) => key !== keyOf(user, tour));

const keyOf = (user: UserId, tour: string): string => `${user}/${tour}`;

function listFrom(stored: string | null): string[] {
  try {
    return texts(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}
