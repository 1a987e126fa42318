import { Timestamp } from 'firebase-admin/firestore';

/**
 * The time of an event, to the microsecond: that of the commit that it is about, to compare with the times of documents.
 * @throws Error when it is no time in UTC
 */
export function eventTime(time: string): Timestamp {
  const [, moment, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(time) ?? [];
  if (moment === undefined) throw new Error(`The event has no time: ${time}`);
  return new Timestamp(Date.parse(`${moment}Z`) / 1000, Number(fraction.padEnd(9, '0')));
}
