import { number, record, type Stored, text } from '../stored';
import { deviceClasses } from './use-events';
import { type CountedPeriod, daysOfPeriod } from './visit-period';
import { sumOf, utcDayOf, type VisitSource } from './visits';

/** A stored document of visits. Those whose id is only a number are from before there were months, and count versions. */
export type VisitsDocument = { id: string; fields: Stored };

export const spans = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const;

export type DayOfVisits = { day: string; views: number; visitors: number; points: number; links: number; files: number };

/** How often something was, by its id or name; most often first. */
export type Counted = { id: string; count: number };
export type GuidedTourCount = { id: string; started: number; finished: number };

export type VisitStatistics = {
  /** Every day of the period, oldest first. */
  days: readonly DayOfVisits[];
  totals: { views: number; points: number; links: number; files: number };
  /** Visitors are counted by day, and never added up. The average is of the days that had some. */
  visitors: { average: number; highest: number };
  points: readonly Counted[];
  guidedTours: readonly GuidedTourCount[];
  devices: readonly Counted[];
  hosts: readonly Counted[];
};

const sourceOf = ({ id }: VisitsDocument): VisitSource => (id.startsWith('live_') ? 'live' : 'versions');

type Choice = { source: VisitSource; period: CountedPeriod; now: Date };

/** What the visits of a period say. Points and guided tours are counted by month: of all months of which the period has a day. */
export function statisticsOf(documents: readonly VisitsDocument[], { source, period, now }: Choice): VisitStatistics {
  const fields = documents.filter((document) => sourceOf(document) === source).map((document) => document.fields);
  const inPeriod = daysOfPeriod(period, now);
  const days = daysOf(sumOf(fields), inPeriod);
  const [dayNames, months] = [new Set(inPeriod), new Set(inPeriod.map((day) => day.slice(0, 7)))];
  const ofMonths = sumOf(fields.filter(({ month, folded }) => months.has(text(month) || text(folded))));
  const ofDays = sumOf(
    Object.entries(record(sumOf(fields).days)).flatMap(([day, numbers]) => (dayNames.has(day) ? [record(numbers)] : [])),
  );
  const total = (key: 'views' | 'points' | 'links' | 'files') => days.reduce((sum, day) => sum + day[key], 0);
  const visitors = days.map((day) => day.visitors).filter((count) => count > 0);
  return {
    days,
    totals: { views: total('views'), points: total('points'), links: total('links'), files: total('files') },
    visitors: {
      average: visitors.length === 0 ? 0 : visitors.reduce((sum, count) => sum + count, 0) / visitors.length,
      highest: Math.max(0, ...visitors),
    },
    points: ranked(ofMonths.points),
    guidedTours: guidedToursOf(ofMonths.guidedTours),
    devices: ranked(ofDays.devices).filter(({ id }) => deviceClasses.some((device) => device === id)),
    hosts: ranked(ofDays.hosts),
  };
}

function daysOf(sum: Stored, days: readonly string[]): DayOfVisits[] {
  const views = sumOf(Object.values(record(sum.counts)).map(record));
  const numbers = record(sum.days);
  return days.map((day) => {
    const { visitors, points, links, files } = record(numbers[day]);
    return {
      day,
      views: number(views[day], 0),
      visitors: number(visitors, 0),
      points: number(points, 0),
      links: number(links, 0),
      files: number(files, 0),
    };
  });
}

const ranked = (counts: unknown): Counted[] =>
  Object.entries(record(counts))
    .map(([id, count]) => ({ id, count: number(count, 0) }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));

const guidedToursOf = (counts: unknown): GuidedTourCount[] =>
  Object.entries(record(counts))
    .map(([id, each]) => ({ id, started: number(record(each).started, 0), finished: number(record(each).finished, 0) }))
    .toSorted((a, b) => b.started - a.started || a.id.localeCompare(b.id));

/** Parts of a whole under this are not told apart, so that nobody is found in them. */
export const fewBelow = 5;
const countFormat = new Intl.NumberFormat('en-GB');
const averageFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const countText = (count: number): string => countFormat.format(count);
export const averageText = (average: number): string => averageFormat.format(average);

/** A part of a whole; parts under five are not told apart, so that nobody is found in them. */
export const partText = (count: number): string => (count < fewBelow ? 'few' : countText(count));

/** How many of those who started a guided tour finished it. Who started it yesterday may finish it today. */
export const finishedShareText = ({ started, finished }: GuidedTourCount): string =>
  started < fewBelow || finished < fewBelow ? 'few' : `${Math.min(Math.round((finished / started) * 100), 100)} %`;

/** The file that a download is named after: with its month, or with the day on which a span ends. */
export const statisticsFileName = (tourName: string, { source, period, now }: Choice): string =>
  `${tourName} - visits of ${source === 'live' ? 'the public tour' : 'versions'} - ${typeof period === 'string' ? period : utcDayOf(now)}.csv`;
