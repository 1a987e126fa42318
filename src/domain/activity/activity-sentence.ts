import { formatDateTime, formatDay } from '../time';
import { type Activity, activityText } from './activity';

/**
 * What was done, as the page shows it: with names beside addresses, and with times as they are everywhere, in the reader's time zone.
 * @param names of people by address
 */
export function activitySentence(entry: Activity, names: ReadonlyMap<string, string>): string {
  const text = activityText({ ...entry, detail: withReadableTimes(entry.detail) });
  const name = names.get(entry.whom);
  const named = name ? text.replace(entry.whom, () => `${entry.whom} (${name})`) : text;
  return named.replace(/the tour (\d+ tours)/, '$1');
}

/** Details have times in UTC, as `minuteText` writes them. */
const withReadableTimes = (detail: string): string =>
  detail.replace(/(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d) UTC)?/g, (_, year, month, day, time) =>
    time
      ? formatDateTime(new Date(`${year}-${month}-${day}T${time}:00Z`))
      : formatDay(new Date(Number(year), Number(month) - 1, Number(day))),
  );
