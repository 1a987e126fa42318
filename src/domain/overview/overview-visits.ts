import { type CountedPeriod, comparedText, daysBeforePeriod, daysOfPeriod } from '../publishing/visit-period';
import { firstDayOf, utcDayOf } from '../publishing/visits';
import { date, list, number, record, records, type Stored, text } from '../stored';
import { type Counted, countedFrom, type NamedTour, namedTourFrom } from './counted';

/** The spans over which visits are shown, in days. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

/** Months that can be shown, this one among them. */
export const overviewMonths = 12;

/** Days that are stored: those months, and the one before the first. */
export const overviewDays = 400;

/** Of these, the longest span and as many before it, which earlier releases read. */
const recentDays = 2 * 90;

export type OverviewDay = { day: string; views: number; visitors: number };
export type RankedTour = NamedTour & { views: number; before: number };
export type NamedPoint = { id: string; name: string; tour: NamedTour };
export type RankedPoint = NamedPoint & { openings: number };

/** The most visited first. Points are counted by month: of all months of which the span has a day. */
export type OverviewRanking = {
  tours: readonly RankedTour[];
  points: readonly RankedPoint[];
  /** Of the tours that visitors can open. */
  unvisited: Counted<NamedTour>;
};

/** The same of a month, without what nobody visited. */
export type MonthRanking = Pick<OverviewRanking, 'tours' | 'points'>;

export type OverviewVisits = {
  countedAt: Date;
  /** How many documents were read to count them: the more, the less often. */
  documents: number;
  /** Every day, oldest first, the last one that on which they were counted. */
  days: readonly OverviewDay[];
  rankings: Readonly<Record<OverviewSpan, OverviewRanking>>;
  /** By month, as YYYY-MM, the latest first; none until a release that has them counted. */
  months: ReadonlyMap<string, MonthRanking>;
  /** Points of the most visited tours that nobody opened in 90 days. */
  unopened: Counted<NamedPoint>;
};

/** Reads stored visits; null where there are none. */
export function overviewVisitsFrom(stored: Stored): OverviewVisits | null {
  const countedAt = date(stored.countedAt);
  if (!countedAt) return null;
  const [views, visitors] = [countsFrom(stored.earlierViews, stored.views), countsFrom(stored.earlierVisitors, stored.visitors)];
  const rankings = record(stored.rankings);
  const months = Object.entries(record(stored.months)).toSorted(([one], [other]) => (one < other ? 1 : -1));
  return {
    countedAt,
    documents: number(stored.documents, 0),
    days: Array.from({ length: overviewDays }, (_, index) => ({
      day: firstDayOf(overviewDays - index, countedAt),
      views: views[index] ?? 0,
      visitors: visitors[index] ?? 0,
    })),
    months: new Map(months.map(([month, ranking]) => [month, mostFrom(ranking)])),
    rankings: { 7: rankingFrom(rankings[7]), 30: rankingFrom(rankings[30]), 90: rankingFrom(rankings[90]) },
    unopened: countedFrom(stored.unopened, pointFrom),
  };
}

/** The counts of all days, oldest first, whatever is missing at their beginning. */
function countsFrom(earlier: unknown, recent: unknown): number[] {
  const [before, last] = [earlier, recent].map((counts) => list(counts, (count) => number(count, 0))) as [number[], number[]];
  const all = [...before, ...last].slice(-overviewDays);
  return [...Array<number>(overviewDays - all.length).fill(0), ...all];
}

const rankingFrom = (stored: unknown): OverviewRanking => ({
  ...mostFrom(stored),
  unvisited: countedFrom(record(stored).unvisited, namedTourFrom),
});

function mostFrom(stored: unknown): MonthRanking {
  const { tours, points } = record(stored);
  return {
    tours: records(tours, (tour) => ({ ...namedTourFrom(tour), views: number(tour.views, 0), before: number(tour.before, 0) })),
    points: records(points, (point) => ({ ...pointFrom(point), openings: number(point.openings, 0) })),
  };
}

const pointFrom = (stored: Stored): NamedPoint => ({
  id: text(stored.id),
  name: text(stored.name),
  tour: namedTourFrom(record(stored.tour)),
});

/** The stored form: lists of numbers in place of a list of days. */
export function storedVisits({ days, months, ...visits }: OverviewVisits): object {
  const [earlier, recent] = [days.slice(0, -recentDays), days.slice(-recentDays)];
  return {
    ...visits,
    months: Object.fromEntries(months),
    earlierViews: earlier.map((day) => day.views),
    earlierVisitors: earlier.map((day) => day.visitors),
    views: recent.map((day) => day.views),
    visitors: recent.map((day) => day.visitors),
  };
}

/** What is known of a span or a month, and the change against the one before. Visitors are counted by day, and never added up. */
export type SpanNumbers = {
  days: readonly OverviewDay[];
  /** What they are compared with: "span before". */
  compared: string;
  views: number;
  viewsBefore: number;
  /** Of the days that had visitors. */
  average: number;
  averageBefore: number;
  highest: number;
  highestBefore: number;
};

/** The numbers of a period, also where they were counted on an earlier day. */
export function periodNumbers({ days }: Pick<OverviewVisits, 'days'>, period: CountedPeriod, now: Date): SpanNumbers {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const countsOf = (names: readonly string[]) => names.map((day): OverviewDay => byDay.get(day) ?? { day, views: 0, visitors: 0 });
  const shown = countsOf(daysOfPeriod(period, now));
  const [before, current] = [sumsOf(countsOf(daysBeforePeriod(period, now))), sumsOf(shown)];
  return {
    days: shown,
    compared: comparedText(period, now),
    views: current.views,
    viewsBefore: before.views,
    average: current.average,
    averageBefore: before.average,
    highest: current.highest,
    highestBefore: before.highest,
  };
}

type Sums = { views: number; average: number; highest: number };

function sumsOf(days: readonly OverviewDay[]): Sums {
  const visitors = days.map((day) => day.visitors).filter((count) => count > 0);
  return {
    views: days.reduce((sum, day) => sum + day.views, 0),
    average: visitors.length === 0 ? 0 : visitors.reduce((sum, count) => sum + count, 0) / visitors.length,
    highest: Math.max(0, ...visitors),
  };
}

/** The change of a number against the span before, such as "+12 %"; "new" where there was nothing before, "" where there is nothing at all. */
export function changeText(current: number, before: number): string {
  if (before === 0) return current === 0 ? '' : 'new';
  const change = Math.round(((current - before) / before) * 100);
  return change === 0 ? 'no change' : `${change > 0 ? '+' : '−'}${percentFormat.format(Math.abs(change))} %`;
}

const percentFormat = new Intl.NumberFormat('en-GB');

/** The file that a download is named after. */
export const overviewFileName = (organization: string, period: CountedPeriod, now: Date): string =>
  `${organization} - visits in ${typeof period === 'string' ? period : `${period} days - ${utcDayOf(now)}`}.csv`;
