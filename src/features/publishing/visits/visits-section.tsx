import { useId, useMemo, useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import { type CountedPeriod, latestMonths } from '@/domain/publishing/visit-period';
import { spans, statisticsFileName, statisticsOf, type VisitsDocument } from '@/domain/publishing/visit-statistics';
import { storedMonths, type VisitSource } from '@/domain/publishing/visits';
import { type CountedNames, visitsCsv } from '@/domain/publishing/visits-csv';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { Segmented } from '@/ui/segmented';
import { LineChart } from '@/widgets/visits/line-chart';
import { PeriodChoice } from '@/widgets/visits/period-choice';
import { DaysTable } from './days-table';
import { VisitNumbers } from './visit-numbers';
import { VisitParts } from './visit-parts';

type Props = { tour: Tour; documents: readonly VisitsDocument[]; hasVersions: boolean };

const sources = [
  { value: 'versions', label: 'Versions' },
  { value: 'live', label: 'Public tour' },
] as const;

/** What visitors of a tour's versions, or of the public tour itself, did in a span or a month. */
export function VisitsSection({ tour, documents, hasVersions }: Props) {
  const heading = useId();
  const [source, setSource] = useState<VisitSource>(hasVersions ? 'versions' : 'live');
  const [period, setPeriod] = useState<CountedPeriod>(30);
  const [now] = useState(() => new Date());
  const choice = { source, period, now };
  const statistics = useMemo(() => statisticsOf(documents, { source, period, now }), [documents, source, period, now]);
  const names = useMemo(() => namesOf(tour), [tour]);
  const save = () => download(statisticsFileName(tourTitle(tour), choice), visitsCsv(statistics, names), 'text/csv');
  return (
    <section aria-labelledby={heading} className="mt-10 flex flex-col gap-6 border-line border-t pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={heading} className="grow font-semibold text-lg">
          Visits
        </h2>
        <Button onClick={save}>Download CSV</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Segmented label="What was visited" value={source} segments={sources} onChange={setSource} />
        <PeriodChoice spans={spans} months={latestMonths(storedMonths, now)} value={period} onChange={setPeriod} />
      </div>
      <VisitNumbers statistics={statistics} />
      <LineChart days={statistics.days} />
      <DaysTable days={statistics.days} />
      <VisitParts statistics={statistics} names={names} />
      <p className="max-w-[70ch] text-ink-soft text-sm">
        Members and editors, known bots, and visitors whose browser asks not to be tracked are not counted. Days are those of UTC. Somebody
        determined can inflate these numbers.
      </p>
    </section>
  );
}

const namesOf = (tour: Tour): CountedNames => ({
  points: new Map(allPois(tour.folders).map(({ identifier, name }) => [identifier, name])),
  guidedTours: new Map(tour.guidedTours.map(({ id, name }) => [id, name])),
});
