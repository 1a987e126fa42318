import { isRecord, number, record, type Stored } from '../stored';

/** The documents over which the visits of a tour are spread, so that many at once do not wait for each other. */
export const shardCount = 8;

/** How many days of visits are shown, today among them, and stored. */
export const countedDays = 30;

const dayMs = 24 * 3600_000;

/** The day of a moment in UTC, as YYYY-MM-DD. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day whose visits still count. */
const firstDay = (now: Date): string => utcDayOf(new Date(now.getTime() - (countedDays - 1) * dayMs));

/**
 * The visits of each version of a tour in the last 30 days, by the version's id. A stored document has `counts`: by version and day, how many.
 */
export function visitsFrom(shards: readonly Stored[], now: Date): Map<string, number> {
  const visits = new Map<string, number>();
  const from = firstDay(now);
  for (const { counts } of shards)
    for (const [version, days] of Object.entries(record(counts)))
      for (const [day, count] of Object.entries(record(days)))
        if (day >= from) visits.set(version, (visits.get(version) ?? 0) + number(count, 0));
  return visits;
}

/** The days of a stored document that do not count any more, by version. */
export function expiredDays({ counts }: Stored, now: Date): Map<string, string[]> {
  const from = firstDay(now);
  const days = Object.entries(record(counts)).map(([version, counted]) => {
    const expired = isRecord(counted) ? Object.keys(counted).filter((day) => day < from) : [];
    return [version, expired] as const;
  });
  return new Map(days.filter(([, expired]) => expired.length > 0));
}

const countFormat = new Intl.NumberFormat('en-GB');

/** The visits of a version, as text. */
export const visitsText = (count: number): string => `Visits: ${countFormat.format(count)} in ${countedDays} days`;
