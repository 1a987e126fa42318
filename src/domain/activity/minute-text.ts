/** A moment to the minute in UTC, or the day alone for one that is its beginning, as dates of invitations are: "2030-01-02 14:30 UTC". */
export function minuteText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 5)} UTC`;
}
