import { formatCountedDay } from '@/domain/time';

type Day = { day: string; views: number; visitors: number };

const width = 720;
const height = 180;
const padding = 4;

/** Views and visitors of each day as lines. Screen readers read the table of days instead. */
export function LineChart({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.map(({ views, visitors }) => Math.max(views, visitors)));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure aria-hidden className="flex flex-col gap-2">
      <div className="flex gap-4 text-ink-soft text-sm">
        <span className="flex items-center gap-2">
          <span className="h-0.5 w-5 bg-accent" /> Views
        </span>
        <span className="flex items-center gap-2">
          <span className="w-5 border-ink-soft border-t-2 border-dashed" /> Visitors
        </span>
        <span className="ms-auto tabular-nums">Highest: {highest}</span>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-line border-b"
        fill="none"
      >
        <polyline points={lineOf(days, 'views', highest)} className="stroke-accent" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        <polyline
          points={lineOf(days, 'visitors', highest)}
          className="stroke-ink-soft"
          strokeWidth={2}
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="flex justify-between text-ink-soft text-sm tabular-nums">
        <span>{first && formatCountedDay(first.day)}</span>
        <span>{last && formatCountedDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}

function lineOf(days: readonly Day[], key: 'views' | 'visitors', highest: number): string {
  const step = width / Math.max(days.length - 1, 1);
  const y = (count: number) => height - padding - (count / highest) * (height - 2 * padding);
  return days.map((day, index) => `${(index * step).toFixed(1)},${y(day[key]).toFixed(1)}`).join(' ');
}
