import { dayMs, hourMs, minuteMs } from '../durations';
import { historyLimits } from '../limits';
import { shownHistoryEntries } from './history';

/** A saved state of a tour, as thinning sees it: `at` in milliseconds, `bytes` its stored size, 0 if nobody measured it. */
export type SavedState = { id: string; at: number; isNamed: boolean; bytes: number };

/** One state is kept of each so many milliseconds, while it is younger than that. */
const steps = [
  { until: hourMs, every: 0 },
  { until: dayMs, every: 10 * minuteMs },
  { until: 7 * dayMs, every: hourMs },
  { until: 90 * dayMs, every: dayMs },
] as const;

/**
 * The states of a tour's history that are kept: all of the last hour, then the last of each 10 minutes for a day, of each hour for a week, of each day
 * (UTC) for 90 days; besides, the latest ten and the 50 latest named ones, whatever their age. What is more than 200 MB in all goes, the oldest first.
 * To thin twice keeps what thinning once, later, would have kept, as long as the size is no matter.
 * @param now in milliseconds
 * @returns their ids
 * @see EDIT-060
 */
export function whichToKeep(states: readonly SavedState[], now: number): Set<string> {
  const newestFirst = states.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  const always = new Set([
    ...newestFirst.slice(0, shownHistoryEntries),
    ...newestFirst.filter(({ isNamed }) => isNamed).slice(0, historyLimits.named),
  ]);
  const filled = new Set<string>();
  const stays = (state: SavedState): boolean => {
    const slot = slotOf(state, now);
    if (slot === null || filled.has(slot)) return always.has(state);
    filled.add(slot);
    return true;
  };
  return idsWithin(newestFirst.filter(stays), always);
}

/** What one state is kept of; null for one that is too old. */
function slotOf({ id, at }: SavedState, now: number): string | null {
  const step = steps.find(({ until }) => now - at < until);
  if (!step) return null;
  return step.every === 0 ? id : `${step.every} ${Math.floor(at / step.every)}`;
}

function idsWithin(newestFirst: readonly SavedState[], always: ReadonlySet<SavedState>): Set<string> {
  let room = historyLimits.bytes;
  for (const { bytes } of always) room -= bytes;
  let isFull = false;
  const stored = newestFirst.filter((state) => {
    if (always.has(state)) return true;
    isFull ||= state.bytes > room;
    if (!isFull) room -= state.bytes;
    return !isFull;
  });
  return new Set(stored.map(({ id }) => id));
}
