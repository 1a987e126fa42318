import { csvCell } from '../csv-cell';
import { type Activity, activityText, actorOf } from './activity';

const columns = ['Time (UTC)', 'Who', 'What happened', 'Kind', 'Whom', 'What', 'Details'];

/** The entries as a table for spreadsheets: RFC 4180, with a byte order mark, so that they read accents. */
export const activityCsv = (entries: readonly Activity[]): string =>
  `\uFEFF${[columns, ...entries.map(rowOf)].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const rowOf = (entry: Activity): string[] => [
  entry.at.toISOString().replace('T', ' ').slice(0, 19),
  actorOf(entry),
  activityText(entry),
  entry.kind,
  entry.whom,
  entry.what,
  entry.detail,
];
