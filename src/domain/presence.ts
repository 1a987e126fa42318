import { type PoiId, poiId, type UserId, userId } from './ids';
import { date, type Stored, text } from './stored';

/**
 * A user who has a tour open in edit mode, in one tab: `tours/{tour}/presence/{uid}_{tab}`. `poi` is the PoI they are editing, "" for none; `seen` is
 * the server time of their last heartbeat.
 */
export type Presence = { id: string; uid: UserId; email: string; poi: PoiId; seen: Date | null };

/**
 * Durations in milliseconds: the heartbeat interval; the age at which a presence is hidden; how often that is checked; the age at which others may
 * delete it. A tab in the background beats once a minute at best, and one that crashed is hidden within two minutes.
 */
export const presenceTimes = { beat: 50_000, gone: 105_000, check: 10_000, forgotten: 600_000 } as const;

/** Reads a stored presence. */
export const presenceFrom = (id: string, stored: Stored): Presence => ({
  id,
  uid: userId(text(stored.uid)),
  email: text(stored.email),
  poi: poiId(text(stored.poi)),
  seen: date(stored.seen),
});

/** The id of a presence. */
export const presenceId = ({ uid, tab }: { uid: UserId; tab: string }): string => `${uid}_${tab}`;

/** Another user in the tour; `tabs` is their number of open tabs, and `poi` the PoI they opened last. */
export type OtherUser = { uid: UserId; email: string; poi: PoiId; tabs: number };

/**
 * The other users who are present, sorted by address. The user's own other tabs count as another user.
 * @param own the presence id of this tab
 * @param now the server's time
 */
export function otherUsers(all: readonly Presence[], own: string, now: Date): OtherUser[] {
  const others = new Map<UserId, OtherUser>();
  const present = all.filter(({ id, seen }) => id !== own && seen !== null && now.getTime() - seen.getTime() < presenceTimes.gone);
  for (const { uid, email, poi } of present.toSorted((one, other) => Number(one.seen) - Number(other.seen))) {
    others.set(uid, { uid, email, poi, tabs: (others.get(uid)?.tabs ?? 0) + 1 });
  }
  return [...others.values()].toSorted((one, other) => one.email.localeCompare(other.email));
}

/** Presences that were never removed, and are old enough for anyone to delete. */
export const stalePresences = (all: readonly Presence[], now: Date): Presence[] =>
  all.filter(({ seen }) => seen !== null && now.getTime() - seen.getTime() > presenceTimes.forgotten);
