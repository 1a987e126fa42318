import type { ChangeText } from '@/domain/publishing/compare';
import { changeCounts } from '@/domain/publishing/compare';
import { changeMarker, poiChanges } from '@/domain/publishing/compared-tour';

import { useTexts } from '@/ui/use-texts';
import { comparisonTexts } from './texts';

type Props = { from: string; to: string; dates: string; changes: readonly ChangeText[] };

/** What is compared, how many changes there are, and what each marker means. Changes that are no point's are listed, because the scan shows none. */
export function ComparisonLegend({ from, to, dates, changes }: Props) {
  const t = useTexts(comparisonTexts);
  const others = changes.filter(({ id }) => !id.startsWith('poi '));
  return (
    <div className="min-w-0 text-sm">
      <h2 dir="auto" className="wrap-anywhere font-semibold text-base text-ink tracking-tight">
        {t.heading({ from, to })}
      </h2>
      <p dir="auto" className="wrap-anywhere text-ink-soft text-xs">
        {dates}
      </p>
      <p role="status" className="text-ink-soft text-xs tabular-nums">
        {changeCounts(changes)}
      </p>
      <ul aria-label={t.markers} className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
        {poiChanges().map(({ what, label }) => (
          <li key={what} className="flex items-center gap-1.5 text-ink-soft text-xs">
            <img src={changeMarker(what)} alt="" width={16} height={16} className="size-4" />
            {label}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="mt-2 text-xs">
          <summary className="cursor-pointer py-1 text-ink-soft">{t.alsoChanged({ count: others.length })}</summary>
          <ul className="mt-1 flex max-h-32 flex-col gap-1 overflow-y-auto text-ink">
            {others.map(({ id, what, text }) => (
              <li key={`${id} ${what}`} dir="auto" className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
