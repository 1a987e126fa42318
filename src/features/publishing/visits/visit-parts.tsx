import { type Counted, finishedShareText, partText, type VisitStatistics } from '@/domain/publishing/visit-statistics';
import { type CountedNames, nameOfRemoved } from '@/domain/publishing/visits-csv';
import { CountTable } from '@/widgets/visits/count-table';
import { VisitsPart } from '@/widgets/visits/visits-part';

type Props = { statistics: VisitStatistics; names: CountedNames };

const deviceNames = new Map([
  ['phone', 'Phones'],
  ['tablet', 'Tablets'],
  ['computer', 'Computers'],
]);

const rowsOf = (counts: readonly Counted[], nameOf: (id: string) => string) =>
  counts.map(({ id, count }) => ({ id, name: nameOf(id), values: [partText(count)] }));

/** What visits are made of. Parts under five are few, so that nobody is found in them. */
export function VisitParts({ statistics: { points, guidedTours, devices, hosts }, names }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <VisitsPart title="Points" definition="How often each was opened, in all months of the span. Under five is few.">
        <CountTable
          caption="Points by openings"
          first="Point"
          columns={['Openings']}
          rows={rowsOf(points, (id) => names.points.get(id) ?? nameOfRemoved)}
        />
      </VisitsPart>
      <VisitsPart
        title="Guided tours"
        definition="How often each was started, and the share that was followed to its last stop, in all months of the span."
      >
        <CountTable
          caption="Guided tours by starts"
          first="Guided tour"
          columns={['Started', 'Finished']}
          rows={guidedTours.map((tour) => ({
            id: tour.id,
            name: names.guidedTours.get(tour.id) ?? nameOfRemoved,
            values: [partText(tour.started), finishedShareText(tour)],
          }))}
        />
      </VisitsPart>
      <VisitsPart title="Devices" definition="Views by the size and kind of the screen. Under five is few.">
        <CountTable
          caption="Views by device"
          first="Device"
          columns={['Views']}
          rows={rowsOf(devices, (id) => deviceNames.get(id) ?? id)}
        />
      </VisitsPart>
      <VisitsPart title="Sites" definition="Visitors by the site that embeds the tour or led to it. Under five is few.">
        <CountTable caption="Visitors by site" first="Site" columns={['Visitors']} rows={rowsOf(hosts, (id) => id)} />
      </VisitsPart>
    </div>
  );
}
