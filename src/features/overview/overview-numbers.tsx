import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router-dom';
import type { OrgId } from '@/domain/ids';
import type { Overview } from '@/domain/overview/overview';
import { overviewCsv } from '@/domain/overview/overview-csv';
import { type OverviewSpan, type OverviewVisits, overviewFileName, overviewSpans, periodNumbers } from '@/domain/overview/overview-visits';
import { formatCountedDay } from '@/domain/time';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { download } from '@/ui/download';
import { Moment } from '@/widgets/moment';
import { CountTable } from '@/widgets/visits/count-table';
import { LineChart } from '@/widgets/visits/line-chart';
import { PeriodChoice } from '@/widgets/visits/period-choice';
import { withParameters } from '@/widgets/with-parameters';
import { Rankings } from './rankings';
import { Section } from './section';
import { SpanCards } from './span-cards';

const spans = overviewSpans.map((days) => ({ days, label: `${days} days` }));

type Props = { organization: OrgId; overview: Overview | null; canEdit: boolean };

/** How often the organization's tours were visited in a span or a month, which is in the address. */
export function OverviewNumbers({ organization, overview, canEdit }: Props) {
  const visits = overview?.visits ?? null;
  const [period, setPeriod] = usePeriod(visits);
  if (!visits)
    return (
      <Section title="Visits">
        <p className="text-ink-soft text-sm">
          Visits are not counted yet. They are here soon after a tour is created, changed or visited, and tomorrow at the latest.
        </p>
      </Section>
    );
  // as of then, as what the server ranked
  const numbers = periodNumbers(visits, period, visits.countedAt);
  const ranking = typeof period === 'number' ? visits.rankings[period] : (visits.months.get(period) ?? { tours: [], points: [] });
  const save = () => download(overviewFileName(organization, period, new Date()), overviewCsv(numbers, ranking), 'text/csv');
  return (
    <Section
      title="Visits"
      action={
        <>
          <PeriodChoice spans={spans} months={[...visits.months.keys()]} value={period} onChange={setPeriod} />
          <Button onClick={save}>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            Download CSV
          </Button>
        </>
      }
    >
      <SpanCards numbers={numbers} ranking={ranking} tours={overview?.tours.count ?? 0} />
      <LineChart days={numbers.days} />
      <Disclosure label="Numbers of each day">
        <CountTable
          caption="Visits by day"
          first="Day"
          columns={['Views', 'Visitors']}
          rows={numbers.days
            .filter(({ views, visitors }) => views + visitors > 0)
            .map(({ day, views, visitors }) => ({ id: day, name: formatCountedDay(day), values: [String(views), String(visitors)] }))
            .toReversed()}
        />
      </Disclosure>
      <Rankings
        ranking={ranking}
        unopened={visits.unopened}
        hasVisits={visits.rankings[90].tours.length > 0}
        period={period}
        compared={numbers.compared}
        canEdit={canEdit}
      />
      <p className="max-w-[70ch] text-ink-soft text-sm">
        Counted <Moment time={visits.countedAt} />, once an hour at most. Members and editors, known bots, and visitors whose browser asks
        not to be tracked are not counted. Days are those of UTC. Somebody determined can inflate these numbers.
      </p>
    </Section>
  );
}

const usualSpan: OverviewSpan = 30;

type Period = OverviewSpan | string;

/** A month that is not counted, or not any more, is none. */
function usePeriod(visits: OverviewVisits | null): [Period, (period: Period) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [days, month] = [parameters.get('days'), parameters.get('month') ?? ''];
  const span = overviewSpans.find((each) => String(each) === days) ?? usualSpan;
  return [
    visits?.months.has(month) ? month : span,
    (next) => {
      const changes = typeof next === 'string' ? { month: next, days: '' } : { month: '', days: next === usualSpan ? '' : String(next) };
      setParameters((before) => withParameters(before, changes), { replace: true, preventScrollReset: true });
    },
  ];
}
