import { countText, type DayOfVisits } from '@/domain/publishing/visit-statistics';
import { formatCountedDay } from '@/domain/time';
import { Disclosure } from '@/ui/disclosure';
import { CountTable } from '@/widgets/visits/count-table';

const columns = ['Views', 'Visitors', 'Points opened', 'Links followed', 'Files opened'];

/** The days of a span as a table, newest first, without those on which nobody came. */
export function DaysTable({ days }: { days: readonly DayOfVisits[] }) {
  const rows = days
    .filter(({ views, visitors, points, links, files }) => views + visitors + points + links + files > 0)
    .map(({ day, views, visitors, points, links, files }) => ({
      id: day,
      name: formatCountedDay(day),
      values: [views, visitors, points, links, files].map(countText),
    }))
    .toReversed();
  return (
    <Disclosure label="Numbers of each day">
      <CountTable caption="Visits by day" first="Day" columns={columns} rows={rows} />
    </Disclosure>
  );
}
