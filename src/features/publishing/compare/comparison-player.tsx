import { type ReactNode, useMemo } from 'react';
import { errorMessage, isAppError } from '@/domain/app-error';
import type { IconDescription } from '@/domain/icons';
import { comparedIcons, comparedTour } from '@/domain/publishing/compared-tour';
import { dayInWords } from '@/domain/time';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { ErrorState } from '@/ui/error-state';
import { useLocale, useTexts } from '@/ui/use-texts';
import { ComparisonLegend } from './comparison-legend';
import { comparisonTexts } from './texts';
import { type ComparedContent, type Comparison, isSavedState, isVersion } from './use-comparison';

type Back = { path: string; label: string };
type PlayerProps = { tour: Tour; icons: readonly IconDescription[]; legend: ReactNode; pair: string; back: Back | null };
export type ComparisonScreenProps = {
  /** The player, which belongs to another feature. */
  player: (props: PlayerProps) => ReactNode;
  loading: ReactNode;
};

type Props = ComparisonScreenProps & { tour: Tour; comparison: Comparison; back: Back | null };

/** What changed from one version to the other, in the scan. */
export function ComparisonPlayer({ tour, comparison, back, player, loading }: Props) {
  const t = useTexts(comparisonTexts);
  const locale = useLocale();
  const { before, after, changes, error, retry } = comparison;
  // its names are in the language of the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of another language are read when it changes
  const compared = useMemo(
    () => (before && after && changes ? { tour: comparedTour(tour, { before, after, changes }), changes } : null),
    [tour, before, after, changes, locale],
  );
  if (error)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title={t.notComparable}
          message={errorMessage(error)}
          {...(isAppError(error, 'not-found') || isAppError(error, 'permission-denied') ? {} : { retry })}
        />
      </main>
    );
  if (!compared || !before || !after) return loading;
  const [from, to] = [nameOf(before), nameOf(after)];
  const pair = t.dates({ from: datedName(before, tour), to: datedName(after, tour) });
  return (
    <>
      <title>{t.tabTitle({ title: tourTabTitle(tour) })}</title>
      {player({
        tour: compared.tour,
        icons: comparedIcons(),
        legend: <ComparisonLegend from={from} to={to} dates={pair} changes={compared.changes} />,
        pair,
        back,
      })}
    </>
  );
}

function nameOf(content: ComparedContent): string {
  const t = comparisonTexts.get();
  if (isSavedState(content)) return t.savedState;
  return (isVersion(content) && content.name) || t.tourNow;
}

/** A version with the day on which it was published; the tour with that of its last change, a saved state with its own. */
function datedName(content: ComparedContent, tour: Tour): string {
  const name = nameOf(content);
  const date = isVersion(content) ? content.publishedAt : isSavedState(content) ? content.savedAt : tour.updated;
  return date ? comparisonTexts.get().dated({ name, date: dayInWords(date) }) : name;
}
