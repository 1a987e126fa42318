import { dayMs } from '../durations';
import { isRecord, number, record, type Stored } from '../stored';

/** The documents over which the visits of a tour in a month are spread, so that many at once do not wait for each other. */
export const shardCount = 8;

/** How many days of visits the list of versions shows, today among them. */
export const countedDays = 30;

/** How long the numbers of a month are stored. */
export const storedMonths = 25;

/** What is visited: published versions of a tour, or the public tour itself. */
export type VisitSource = 'versions' | 'live';

/** The day of a moment in UTC, as YYYY-MM-DD. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The month of a day or of a moment in UTC, as YYYY-MM. */
export const monthOf = (moment: Date): string => utcDayOf(moment).slice(0, 7);

/** The first of so many days, today among them. */
export const firstDayOf = (days: number, now: Date): string => utcDayOf(new Date(now.getTime() - (days - 1) * dayMs));

/** The first month that is stored. */
export const firstStoredMonth = (now: Date): string =>
  monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - storedMonths + 1, 1)));

/** The id of a document of a month; without a shard, of the one that its shards become when it is over. */
export const visitsId = (source: VisitSource, month: string, shard?: number): string =>
  `${source}_${month}${shard === undefined ? '' : `_${shard}`}`;

/**
 * The visits of each version of a tour in the last 30 days, by the version's id. A stored document has `counts`: by version and day, how many.
 */
export function visitsFrom(shards: readonly Stored[], now: Date): Map<string, number> {
  const visits = new Map<string, number>();
  const from = firstDayOf(countedDays, now);
  for (const { counts } of shards)
    for (const [version, days] of Object.entries(record(counts)))
      for (const [day, count] of Object.entries(record(days)))
        if (day >= from) visits.set(version, (visits.get(version) ?? 0) + number(count, 0));
  return visits;
}

/** Adds up documents of numbers, whatever their fields; texts are dropped. */
export function sumOf(documents: readonly Stored[]): Stored {
  const sum: Record<string, unknown> = {};
  for (const document of documents)
    for (const [key, value] of Object.entries(document)) {
      if (typeof value === 'number' && Number.isFinite(value)) sum[key] = number(sum[key], 0) + value;
      else if (isRecord(value)) sum[key] = sumOf([record(sum[key]), value]);
    }
  return sum;
}

const countFormat = new Intl.NumberFormat('en-GB');

/** The visits of a version, as text. */
export const visitsText = (count: number): string => `Visits: ${countFormat.format(count)} in ${countedDays} days`;
