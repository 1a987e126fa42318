import { csvCell } from '../csv-cell';
import { finishedShareText, partText, type VisitStatistics } from './visit-statistics';

/** The names of what is counted by its id. */
export type CountedNames = { points: ReadonlyMap<string, string>; guidedTours: ReadonlyMap<string, string> };

/** What is counted of something that the tour doesn't have any more. */
export const nameOfRemoved = 'Removed since';

const columns = ['Kind', 'Name', 'Measure', 'Value'];
type Row = readonly (string | number)[];

/** What is shown, as a table for spreadsheets: RFC 4180, with a byte order mark, so that they read accents. */
export function visitsCsv(statistics: VisitStatistics, names: CountedNames): string {
  const rows: Row[] = [columns, ...dayRows(statistics), ...partRows(statistics, names)];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const dayRows = ({ days }: VisitStatistics): Row[] =>
  days.flatMap(({ day, views, visitors, points, links, files }) => [
    ['Day', day, 'Views', views],
    ['Day', day, 'Visitors', visitors],
    ['Day', day, 'Points opened', points],
    ['Day', day, 'Links followed', links],
    ['Day', day, 'Files opened', files],
  ]);

const partRows = ({ points, guidedTours, devices, hosts }: VisitStatistics, names: CountedNames): Row[] => [
  ...points.map(({ id, count }) => ['Point', names.points.get(id) ?? nameOfRemoved, 'Openings', part(count)]),
  ...guidedTours.flatMap((tour) => {
    const name = names.guidedTours.get(tour.id) ?? nameOfRemoved;
    return [
      ['Guided tour', name, 'Started', part(tour.started)],
      ['Guided tour', name, 'Finished', part(tour.finished)],
      ['Guided tour', name, 'Finished share', finishedShareText(tour)],
    ];
  }),
  ...devices.map(({ id, count }) => ['Device', id, 'Views', part(count)]),
  ...hosts.map(({ id, count }) => ['Site', id, 'Visitors', part(count)]),
];

/** A number, unless it is too small to be told. */
const part = (count: number): string | number => (partText(count) === 'few' ? 'few' : count);
