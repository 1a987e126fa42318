import { numberFormat } from '@/language/formats';
import { useTexts } from '@/ui/use-texts';
import { pageTexts } from './texts';

const items = Array.from({ length: 49 }, (_, index) => index + 1);

const numbers = numberFormat();

/** A page that is long enough to scroll. @see ROUTE-033 UI-009 */
export function DemoScrollScreen() {
  const t = useTexts(pageTexts);
  return (
    <>
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{t.longTitle}</h1>
      <p className="mt-1 mb-8 max-w-[65ch] text-ink-soft">{t.long}</p>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item} className="rounded-xl border border-line bg-surface p-5">
            <h2 className="font-semibold text-base text-ink tabular-nums">{numbers.format(item)}</h2>
            <p className="mt-1 text-pretty text-ink-soft">{t.longItem}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
