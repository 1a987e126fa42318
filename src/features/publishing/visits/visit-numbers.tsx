import { averageText, countText, type VisitStatistics } from '@/domain/publishing/visit-statistics';
import { NumberCard } from '@/widgets/visits/number-card';

/** The numbers of a span, each with what it counts. */
export function VisitNumbers({ statistics: { totals, visitors } }: { statistics: VisitStatistics }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
      <NumberCard title="Views" value={countText(totals.views)}>
        How often the tour was opened.
      </NumberCard>
      <NumberCard title="Visitors a day, on average" value={averageText(visitors.average)}>
        Different visitors of a day, over the days that had some. Nobody is recognized on another day.
      </NumberCard>
      <NumberCard title="Visitors a day, at most" value={countText(visitors.highest)}>
        Of the day with most visitors. People behind one address with the same browser are one.
      </NumberCard>
      <NumberCard title="Points opened" value={countText(totals.points)}>
        A point that is opened again within five minutes counts once.
      </NumberCard>
      <NumberCard title="Links followed" value={countText(totals.links)}>
        Links to other pages, in points and around the tour.
      </NumberCard>
      <NumberCard title="Files opened" value={countText(totals.files)}>
        Files that were shown on request or downloaded.
      </NumberCard>
    </dl>
  );
}
