import { type CountedPeriod, daysBeforePeriod, daysOfPeriod, latestMonths } from '../publishing/visit-period';
import { sumOf } from '../publishing/visits';
import { number, record, type Stored, text } from '../stored';
import { type OverviewDay, type OverviewSpan, overviewDays, overviewMonths, overviewSpans } from './overview-visits';

/** The stored visits of a tour: of its versions and of the public tour, in any order. */
export type TourDocuments = { tour: string; documents: readonly Stored[] };

type TourViews = { tour: string; views: number; before: number };
type PointOpenings = { tour: string; id: string; openings: number };

/** What all tours of an organization have together, without names. */
export type OverviewSums = {
  /** Oldest first, the last one today. */
  days: readonly OverviewDay[];
  /** By span: every tour with a view in it, and every point with an opening, most first. */
  tours: Readonly<Record<OverviewSpan, readonly TourViews[]>>;
  points: Readonly<Record<OverviewSpan, readonly PointOpenings[]>>;
  /** The same of each month, the latest first. */
  months: readonly { month: string; tours: readonly TourViews[]; points: readonly PointOpenings[] }[];
};

/**
 * Adds up the visits of an organization's tours. Who visits two tours on a day is a visitor of each: nobody can tell that they are the same.
 */
export function overviewSums(tours: readonly TourDocuments[], now: Date): OverviewSums {
  const counted = tours.map(({ tour, documents }) => ({ tour, documents, ...daysOf(documents) }));
  const days = daysOfPeriod(overviewDays, now);
  const total = (day: string, of: 'views' | 'visitors') => counted.reduce((sum, each) => sum + number(each[of][day], 0), 0);
  const toursOf = (period: CountedPeriod): TourViews[] => {
    const [shown, before] = [daysOfPeriod(period, now), daysBeforePeriod(period, now)];
    return counted
      .map(({ tour, views }) => ({ tour, views: viewsIn(views, shown), before: viewsIn(views, before) }))
      .filter(({ views }) => views > 0)
      .toSorted((one, other) => other.views - one.views || (one.tour < other.tour ? -1 : 1));
  };
  const pointsIn = (period: CountedPeriod): PointOpenings[] => {
    const months = new Set(daysOfPeriod(period, now).map((day) => day.slice(0, 7)));
    return counted.flatMap((each) => pointsOf(each, months)).toSorted(byOpenings);
  };
  return {
    days: days.map((day) => ({ day, views: total(day, 'views'), visitors: total(day, 'visitors') })),
    tours: bySpan(toursOf),
    points: bySpan(pointsIn),
    months: latestMonths(overviewMonths, now).map((month) => ({ month, tours: toursOf(month), points: pointsIn(month) })),
  };
}

/** Views and visitors of a tour, each by day. */
function daysOf(documents: readonly Stored[]): { views: Stored; visitors: Stored } {
  const sum = sumOf(documents);
  const visitors = Object.entries(record(sum.days)).map(([day, numbers]) => [day, number(record(numbers).visitors, 0)] as const);
  return { views: sumOf(Object.values(record(sum.counts)).map(record)), visitors: Object.fromEntries(visitors) };
}

const viewsIn = (views: Stored, days: readonly string[]): number => days.reduce((sum, day) => sum + number(views[day], 0), 0);

function pointsOf({ tour, documents }: TourDocuments, months: ReadonlySet<string>): PointOpenings[] {
  const points = record(sumOf(documents.filter(({ month, folded }) => months.has(text(month) || text(folded)))).points);
  return Object.entries(points).map(([id, count]) => ({ tour, id, openings: number(count, 0) }));
}

const byOpenings = (one: PointOpenings, other: PointOpenings): number =>
  other.openings - one.openings || (`${one.tour}/${one.id}` < `${other.tour}/${other.id}` ? -1 : 1);

const bySpan = <Value>(of: (span: OverviewSpan) => Value): Record<OverviewSpan, Value> =>
  Object.fromEntries(overviewSpans.map((span) => [span, of(span)])) as Record<OverviewSpan, Value>;
