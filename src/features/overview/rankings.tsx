import { type ReactNode, useId } from 'react';
import type { Counted, NamedTour } from '@/domain/overview/counted';
import { changeText, type NamedPoint, type OverviewRanking } from '@/domain/overview/overview-visits';
import { dashboardPlayerPath, tourLandingPath } from '@/domain/page-addresses';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import { countText, partText } from '@/domain/publishing/visit-statistics';
import { tourTitle } from '@/domain/tours/tour-title';
import { CountTable } from '@/widgets/visits/count-table';

type Props = { ranking: OverviewRanking; unopened: Counted<NamedPoint>; span: number; canEdit: boolean };

/** Which tours and points are visited most, and which by nobody. */
export const Rankings = ({ ranking: { tours, points, unvisited }, unopened, span, canEdit }: Props) => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    <Part title="Most visited tours" definition="Views in the span, and the change against the span before.">
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
    </Part>
    <Part title="Tours that nobody visited" definition={`In ${span} days, of those that visitors can open.`}>
      <CountTable caption="Tours without a view" first="Tour" rows={unvisited.items.map(tourRow)} empty="Every tour was visited." />
      <Rest list={unvisited} />
    </Part>
    <Part title="Most opened points" definition="In all months of the span. Under five is few.">
      <CountTable
        caption="Points by openings"
        first="Point"
        columns={['Openings']}
        rows={points.map((point) => ({ ...pointRow(point), values: [partText(point.openings)] }))}
      />
    </Part>
    <Part title="Points that nobody opened" definition="In the last 90 days, in the ten most visited tours.">
      <CountTable
        caption="Points without an opening"
        first="Point"
        rows={unopened.items.map((point) => ({ ...pointRow(point), values: [] }))}
        empty="Every point was opened."
      />
      <Rest list={unopened} />
    </Part>
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

function Part({ title, definition, children }: { title: string; definition: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-2">
      <h3 id={heading} className="font-medium">
        {title}
      </h3>
      <p className="text-ink-soft text-sm">{definition}</p>
      {children}
    </section>
  );
}
