import type { ReactNode } from 'react';
import { dayMs } from '@/domain/durations';
import { formatDay } from '@/domain/time';
import { useCurrentMinute } from '@/ui/use-current-minute';

type Props<Entry extends { at: Date }> = {
  /** Newest first. */
  entries: readonly Entry[];
  /** The rows of a day: list items. */
  children: (ofDay: Entry[]) => ReactNode;
};

/** What happened, by day. */
export function DaySections<Entry extends { at: Date }>({ entries, children }: Props<Entry>) {
  const now = useCurrentMinute();
  return (
    <div className="flex flex-col gap-7">
      {daysOf(entries).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="border-line border-b pb-2 font-semibold text-base text-ink tabular-nums">
            {dayTitle(day, now)}
          </h2>
          <ul>{children(ofDay)}</ul>
        </section>
      ))}
    </div>
  );
}

function dayTitle(day: string, now: Date): string {
  if (day === formatDay(now)) return 'Today';
  return day === formatDay(new Date(now.getTime() - dayMs)) ? 'Yesterday' : day;
}

function daysOf<Entry extends { at: Date }>(entries: readonly Entry[]): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
