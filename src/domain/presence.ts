import { type PoiId, poiId, type UserId, userId } from './ids';
import { date, type Stored, text } from './stored';

/**
 * Somebody who has a tour open in edit mode, in one tab: `tours/{tour}/presence/{uid}_{tab}`. `poi` is what they are at, "" for nothing; `seen`
 * is the time of the server when they last said that they are here.
 */
export type Presence = { id: string; uid: UserId; email: string; poi: PoiId; seen: Date | null };

/** Times of presence, in milliseconds: how often one says that one is here; after how long nobody is shown any more; after how long others may remove them. */
export const presenceTimes = { beat: 120_000, gone: 300_000, forgotten: 600_000 } as const;

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

/** Somebody else who is here; `tabs` are all they have open, and `poi` what they turned to last. */
export type Other = { uid: UserId; email: string; poi: PoiId; tabs: number };

/**
 * Who else is here now, by address. One's own other tabs are one more.
 * @param own the id of the tab that asks
 * @param now the time at the server
 */
export function othersAmong(all: readonly Presence[], own: string, now: Date): Other[] {
  const others = new Map<UserId, Other>();
  const here = all.filter(({ id, seen }) => id !== own && seen !== null && now.getTime() - seen.getTime() < presenceTimes.gone);
  for (const { uid, email, poi } of here.toSorted((one, other) => Number(one.seen) - Number(other.seen))) {
    others.set(uid, { uid, email, poi, tabs: (others.get(uid)?.tabs ?? 0) + 1 });
  }
  return [...others.values()].toSorted((one, other) => one.email.localeCompare(other.email));
}

/** Those who left without saying so, long ago: whoever comes next removes them. */
export const forgottenAmong = (all: readonly Presence[], now: Date): Presence[] =>
  all.filter(({ seen }) => seen !== null && now.getTime() - seen.getTime() > presenceTimes.forgotten);
