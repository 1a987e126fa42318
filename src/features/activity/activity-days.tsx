import { type Activity, activityText, actorOf } from '@/domain/activity/activity';

type Props = { entries: readonly Activity[] };

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The entries by day, newest first. */
export const ActivityDays = ({ entries }: Props) => (
  <div className="flex flex-col gap-7">
    {daysOf(entries).map(([day, ofDay]) => (
      <section key={day} aria-labelledby={`day-${day}`}>
        <h2 id={`day-${day}`} className="border-line border-b pb-2 font-semibold text-base text-ink">
          {day}
        </h2>
        <ul>
          {ofDay.map((entry) => (
            <li key={entry.id} className="flex gap-4 border-line border-b py-2.5 text-sm">
              <time dateTime={entry.at.toISOString()} className="w-12 shrink-0 text-ink-faint tabular-nums">
                {timeFormat.format(entry.at)}
              </time>
              <p className="wrap-anywhere min-w-0 text-pretty text-ink-soft">
                <span className="font-medium text-ink">{actorOf(entry)}</span> {activityText(entry)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function daysOf(entries: readonly Activity[]): [string, Activity[]][] {
  const days = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = dayFormat.format(entry.at);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
