import { firstDayOf, monthOf, sumOf } from '../publishing/visits';
import { number, record, type Stored, text } from '../stored';
import { type OverviewDay, type OverviewSpan, overviewDays, overviewSpans } from './overview-visits';

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
};

/**
 * Adds up the visits of an organization's tours. Who visits two tours on a day is a visitor of each: nobody can tell that they are the same.
 */
export function overviewSums(tours: readonly TourDocuments[], now: Date): OverviewSums {
  const counted = tours.map(({ tour, documents }) => ({ tour, documents, ...daysOf(documents) }));
  const days = Array.from({ length: overviewDays }, (_, index) => firstDayOf(overviewDays - index, now));
  const total = (day: string, of: 'views' | 'visitors') => counted.reduce((sum, each) => sum + number(each[of][day], 0), 0);
  return {
    days: days.map((day) => ({ day, views: total(day, 'views'), visitors: total(day, 'visitors') })),
    tours: bySpan((span) =>
      counted
        .map(({ tour, views }) => ({
          tour,
          views: viewsIn(views, days.slice(-span)),
          before: viewsIn(views, days.slice(-2 * span, -span)),
        }))
        .filter(({ views }) => views > 0)
        .toSorted((one, other) => other.views - one.views || (one.tour < other.tour ? -1 : 1)),
    ),
    points: bySpan((span) => counted.flatMap((each) => pointsOf(each, monthOf(new Date(firstDayOf(span, now))))).toSorted(byOpenings)),
  };
}

/** Views and visitors of a tour, each by day. */
function daysOf(documents: readonly Stored[]): { views: Stored; visitors: Stored } {
  const sum = sumOf(documents);
  const visitors = Object.entries(record(sum.days)).map(([day, numbers]) => [day, number(record(numbers).visitors, 0)] as const);
  return { views: sumOf(Object.values(record(sum.counts)).map(record)), visitors: Object.fromEntries(visitors) };
}

const viewsIn = (views: Stored, days: readonly string[]): number => days.reduce((sum, day) => sum + number(views[day], 0), 0);

function pointsOf({ tour, documents }: TourDocuments, firstMonth: string): PointOpenings[] {
  const points = record(sumOf(documents.filter(({ month, folded }) => (text(month) || text(folded)) >= firstMonth)).points);
  return Object.entries(points).map(([id, count]) => ({ tour, id, openings: number(count, 0) }));
}

const byOpenings = (one: PointOpenings, other: PointOpenings): number =>
  other.openings - one.openings || (`${one.tour}/${one.id}` < `${other.tour}/${other.id}` ? -1 : 1);

const bySpan = <Value>(of: (span: OverviewSpan) => Value): Record<OverviewSpan, Value> =>
  Object.fromEntries(overviewSpans.map((span) => [span, of(span)])) as Record<OverviewSpan, Value>;
