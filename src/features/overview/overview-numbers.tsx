import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router-dom';
import type { OrgId } from '@/domain/ids';
import type { Overview } from '@/domain/overview/overview';
import { overviewCsv } from '@/domain/overview/overview-csv';
import { type OverviewSpan, overviewFileName, overviewSpans, spanNumbers } from '@/domain/overview/overview-visits';
import { formatCountedDay } from '@/domain/time';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { download } from '@/ui/download';
import { Segmented } from '@/ui/segmented';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { Moment } from '@/widgets/moment';
import { CountTable } from '@/widgets/visits/count-table';
import { LineChart } from '@/widgets/visits/line-chart';
import { withParameters } from '@/widgets/with-parameters';
import { Rankings } from './rankings';
import { Section } from './section';
import { SpanCards } from './span-cards';

const segments = overviewSpans.map((days) => ({ value: String(days), label: `${days} days` }));

type Props = { organization: OrgId; overview: Overview | null; canEdit: boolean };

/** How often the organization's tours were visited in a span, which is in the address. */
export function OverviewNumbers({ organization, overview, canEdit }: Props) {
  const visits = overview?.visits ?? null;
  const [span, setSpan] = useSpan();
  const now = useCurrentMinute();
  if (!visits)
    return (
      <Section title="Visits">
        <p className="text-ink-soft text-sm">
          Visits are not counted yet. They are here soon after a tour is created, changed or visited, and tomorrow at the latest.
        </p>
      </Section>
    );
  const numbers = spanNumbers(visits, span, now);
  const save = () => download(overviewFileName(organization, span, now), overviewCsv(numbers, visits.rankings[span]), 'text/csv');
  return (
    <Section
      title="Visits"
      action={
        <>
          <Segmented
            label="Span"
            value={String(span)}
            segments={segments}
            onChange={(value) => setSpan(overviewSpans.find((days) => String(days) === value) ?? usualSpan)}
          />
          <Button onClick={save}>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            Download CSV
          </Button>
        </>
      }
    >
      <SpanCards numbers={numbers} ranking={visits.rankings[span]} tours={overview?.tours.count ?? 0} />
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
        ranking={visits.rankings[span]}
        unopened={visits.unopened}
        hasVisits={visits.rankings[90].tours.length > 0}
        span={span}
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

function useSpan(): [OverviewSpan, (span: OverviewSpan) => void] {
  const [parameters, setParameters] = useSearchParams();
  const span = overviewSpans.find((days) => String(days) === parameters.get('days')) ?? usualSpan;
  return [
    span,
    (next) =>
      setParameters((before) => withParameters(before, { days: next === usualSpan ? '' : String(next) }), {
        replace: true,
        preventScrollReset: true,
      }),
  ];
}
