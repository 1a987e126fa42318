import { formatDateTime, formatDay } from '../time';
import { activityText } from './activity';
import type { FoldedEntry } from './acts';

/**
 * What was done, as the page shows it: with names beside addresses, and with times as they are everywhere, in the reader's time zone.
 * @param names of people by address
 */
export function activitySentence(entry: FoldedEntry, names: ReadonlyMap<string, string>): string {
  const text = activityText({ ...entry, detail: withReadableTimes(entry.detail) });
  const name = names.get(entry.whom);
  return name ? text.replace(entry.whom, () => `${entry.whom} (${name})`) : text;
}

/** Details have times in UTC, as `minuteText` writes them. */
const withReadableTimes = (detail: string): string =>
  detail.replace(/(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d) UTC)?/g, (_, year, month, day, time) =>
    time
      ? formatDateTime(new Date(`${year}-${month}-${day}T${time}:00Z`))
      : formatDay(new Date(Number(year), Number(month) - 1, Number(day))),
  );
