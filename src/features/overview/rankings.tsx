import type { Counted, NamedTour } from '@/domain/overview/counted';
import { changeText, type MonthRanking, type NamedPoint, type OverviewRanking } from '@/domain/overview/overview-visits';
import { dashboardPlayerPath, tourLandingPath } from '@/domain/page-addresses';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import type { CountedPeriod } from '@/domain/publishing/visit-period';
import { countText, partText } from '@/domain/publishing/visit-statistics';
import { tourTitle } from '@/domain/tours/tour-title';
import { CountTable } from '@/widgets/visits/count-table';
import { VisitsPart } from '@/widgets/visits/visits-part';

type Props = {
  /** Of a month, nobody counted what was not visited. */
  ranking: MonthRanking & Partial<OverviewRanking>;
  unopened: Counted<NamedPoint>;
  /** Whether a tour was visited in the last 90 days. */
  hasVisits: boolean;
  period: CountedPeriod;
  /** What it is compared with: "span before". */
  compared: string;
  canEdit: boolean;
};

/** Which tours and points are visited most, and which by nobody. */
export const Rankings = ({ ranking: { tours, points, unvisited }, unopened, hasVisits, period, compared, canEdit }: Props) => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    <VisitsPart title="Most visited tours" definition={`Views, and the change against the ${compared}.`}>
      <CountTable
        caption="Tours by views"
        first="Tour"
        columns={['Views', 'Change']}
        rows={tours.map(({ id, name, views, before }) => ({
          id,
          name: tourTitle({ name }),
          // those who edit see its visits there
          to: canEdit ? versionsPath(id) : tourLandingPath(id),
          values: [countText(views), changeText(views, before)],
        }))}
      />
    </VisitsPart>
    {unvisited && (
      <VisitsPart title="Tours that nobody visited" definition={`In ${period} days, of those that visitors can open.`}>
        <CountTable caption="Tours without a view" first="Tour" rows={unvisited.items.map(tourRow)} empty="Every tour was visited." />
        <Rest list={unvisited} />
      </VisitsPart>
    )}
    <VisitsPart
      title="Most opened points"
      definition={typeof period === 'string' ? 'In the month. Under five is few.' : 'In all months of the span. Under five is few.'}
    >
      <CountTable
        caption="Points by openings"
        first="Point"
        columns={['Openings']}
        rows={points.map((point) => ({ ...pointRow(point), values: [partText(point.openings)] }))}
      />
    </VisitsPart>
    {unvisited && (
      <VisitsPart
        title="Points that nobody opened"
        definition="In the last 90 days, in the 50 most visited tours. Tours that nobody visited are listed on their own."
      >
        <CountTable
          caption="Points without an opening"
          first="Point"
          rows={unopened.items.map((point) => ({ ...pointRow(point), values: [] }))}
          empty={hasVisits ? 'Every point of these tours was opened.' : 'No tour was visited.'}
        />
        <Rest list={unopened} />
      </VisitsPart>
    )}
  </div>
);

const tourRow = ({ id, name }: NamedTour) => ({ id, name: tourTitle({ name }), to: tourLandingPath(id), values: [] });

const pointRow = ({ id, name, tour }: NamedPoint) => ({
  id: `${tour.id}/${id}`,
  name: name || 'Without a name',
  note: tourTitle(tour),
  to: `${dashboardPlayerPath(tour.id)}?start=${encodeURIComponent(id)}`,
});

const Rest = ({ list: { count, items } }: { list: Counted<unknown> }) =>
  count > items.length ? <p className="text-ink-soft text-sm">And {countText(count - items.length)} more.</p> : null;
