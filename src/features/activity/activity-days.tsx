import { Link } from 'react-router-dom';
import { type Activity, actorOf } from '@/domain/activity/activity';
import { activityPath } from '@/domain/activity/activity-links';
import { activitySentence } from '@/domain/activity/activity-sentence';
import { type Act, actsOf, foldedEntry, itemOf } from '@/domain/activity/acts';
import { formatClock, formatDateTime, formatDay } from '@/domain/time';
import { useCurrentMinute } from '@/ui/use-current-minute';

type Names = ReadonlyMap<string, string>;
type Props = {
  entries: readonly Activity[];
  /** Of people by address. */
  names: Names;
};

/** The entries by day, newest first; what somebody did at once is one, which can be unfolded. */
export function ActivityDays({ entries, names }: Props) {
  const now = useCurrentMinute();
  return (
    <div className="flex flex-col gap-7">
      {daysOf(entries).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="border-line border-b pb-2 font-semibold text-base text-ink tabular-nums">
            {dayTitle(day, now)}
          </h2>
          <ul>
            {actsOf(ofDay).map((act) => (
              <ActRow key={act[0].id} act={act} names={names} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ActRow({ act, names }: { act: Act; names: Names }) {
  const [entry] = act;
  const actor = actorOf(entry);
  const name = names.get(actor);
  return (
    <li className="flex gap-4 border-line border-b py-2.5 text-sm">
      <time dateTime={entry.at.toISOString()} title={formatDateTime(entry.at)} className="w-12 shrink-0 text-ink-faint tabular-nums">
        {formatClock(entry.at).slice(0, 5)}
      </time>
      <div className="wrap-anywhere min-w-0 text-pretty text-ink-soft">
        <p>
          <span className="font-medium text-ink">{name ?? actor}</span>
          {name && <span className="text-ink-faint"> {actor}</span>} <Sentence entry={foldedEntry(act)} names={names} />
        </p>
        {act.length > 1 && (
          <details className="mt-1">
            <summary className="cursor-pointer rounded-sm text-accent max-md:py-2.5">Show all {act.length}</summary>
            <ul className="mt-1 list-disc ps-5">
              {act.map((each) => (
                <li key={each.id}>{named(itemOf(each), names)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** What was done, and a way to what it was about. */
function Sentence({ entry, names }: { entry: Activity; names: Names }) {
  const path = activityPath(entry);
  const text = activitySentence(entry, names);
  // the name of the thing comes after that of a person, which can be the same
  const start = path && entry.what !== '' ? text.lastIndexOf(entry.what) : -1;
  if (!path || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Link to={path} className="font-medium text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink">
        {entry.what}
      </Link>
      {text.slice(start + entry.what.length)}
    </>
  );
}

const named = (item: string, names: Names): string => (names.has(item) ? `${item} (${names.get(item)})` : item);

const dayMs = 24 * 3600_000;

function dayTitle(day: string, now: Date): string {
  if (day === formatDay(now)) return 'Today';
  return day === formatDay(new Date(now.getTime() - dayMs)) ? 'Yesterday' : day;
}

function daysOf(entries: readonly Activity[]): [string, Activity[]][] {
  const days = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
