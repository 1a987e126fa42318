import { csvCell } from '../csv-cell';
import { partText } from '../publishing/visit-statistics';
import type { MonthRanking, OverviewRanking, SpanNumbers } from './overview-visits';

const columns = ['Kind', 'Tour', 'Name', 'Measure', 'Value'];
type Row = readonly (string | number)[];

/** The visits of a span or a month, as a table for spreadsheets: RFC 4180, with a byte order mark, so that they read accents. */
export const overviewCsv = (numbers: SpanNumbers, ranking: MonthRanking & Partial<OverviewRanking>): string =>
  `\uFEFF${[[...columns, before(numbers)], ...totals(numbers), ...days(numbers), ...parts(ranking)].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const before = ({ compared }: SpanNumbers): string => `${compared.charAt(0).toUpperCase()}${compared.slice(1)}`;

const oneDigit = (value: number): number => Math.round(value * 10) / 10;

const totals = ({ views, viewsBefore, average, averageBefore, highest, highestBefore }: SpanNumbers): Row[] => [
  ['Span', '', '', 'Views', views, viewsBefore],
  ['Span', '', '', 'Visitors a day on average', oneDigit(average), oneDigit(averageBefore)],
  ['Span', '', '', 'Visitors a day at most', highest, highestBefore],
];

const days = (numbers: SpanNumbers): Row[] =>
  numbers.days.flatMap(({ day, views, visitors }) => [
    ['Day', '', day, 'Views', views, ''],
    ['Day', '', day, 'Visitors', visitors, ''],
  ]);

const parts = ({ tours, points, unvisited }: MonthRanking & Partial<OverviewRanking>): Row[] => [
  ...tours.map(({ name, views, before }) => ['Tour', name, '', 'Views', views, before]),
  ...points.map(({ tour, name, openings }) => ['Point', tour.name, name, 'Openings', partText(openings) === 'few' ? 'few' : openings, '']),
  ...(unvisited?.items ?? []).map(({ name }) => ['Tour', name, '', 'Views', 0, '']),
];
