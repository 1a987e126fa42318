import { changeText, type OverviewRanking, type SpanNumbers } from '@/domain/overview/overview-visits';
import { plural } from '@/domain/plural';
import { averageText, countText } from '@/domain/publishing/visit-statistics';
import { NumberCard } from '@/widgets/visits/number-card';

type Props = { numbers: SpanNumbers; ranking: Partial<OverviewRanking>; tours: number };

/** The numbers of a span or a month, each with the change against the one before and what it counts. */
export const SpanCards = ({ numbers, ranking: { unvisited }, tours }: Props) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
    <NumberCard title="Views" value={countText(numbers.views)} change={changeText(numbers.views, numbers.viewsBefore)}>
      {`How often tours and their versions were opened; beside it, the change against the ${numbers.compared}.`}
    </NumberCard>
    <NumberCard
      title="Visitors a day, on average"
      value={averageText(numbers.average)}
      change={changeText(numbers.average, numbers.averageBefore)}
    >
      Visitors of each tour in a day, over the days that had some. Nobody is recognized in another tour, or on another day.
    </NumberCard>
    <NumberCard
      title="Visitors a day, at most"
      value={countText(numbers.highest)}
      change={changeText(numbers.highest, numbers.highestBefore)}
    >
      Of the day with most visitors.
    </NumberCard>
    {unvisited && (
      <NumberCard title="Tours that nobody visited" value={countText(unvisited.count)}>
        {`Of those that visitors can open. The organization has ${plural(tours, { one: '# tour', other: '# tours' })}.`}
      </NumberCard>
    )}
  </dl>
);
