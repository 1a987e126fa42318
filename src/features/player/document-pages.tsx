import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary } from '@/ui/lazy-component';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { TopBar } from './frame/top-bar';
import type { Brand } from './frame/use-brand';
import { playerPageTexts } from './page-texts';
import type { DocumentPage, PlayerSlots } from './slots';

type Props = {
  tour: Tour;
  brand: Brand;
  mode: DocumentPage;
  slots: Pick<PlayerSlots, 'files' | 'report'>;
  /** The address of the scan. */
  back: string;
  /** Whether the bar leads to the organization and to signing in. */
  hasTopBarLinks?: boolean;
};

/** Shows the tour's files or a report instead of the scan. @see PLAYER-077 ROUTE-044 ROUTE-045 */
export function DocumentPages({ tour, brand, mode, slots, back, hasTopBarLinks = true }: Props) {
  const t = useTexts(playerPageTexts);
  const { loading } = useTexts(commonTexts);
  return (
    <div className="flex h-full flex-col">
      <title>{tourTabTitle(tour)}</title>
      <div className="border-line border-b pb-1.5 print:hidden">
        <TopBar tour={tour} brand={brand} isOverScan={false} hasLinks={hasTopBarLinks}>
          <Link
            to={back}
            className="inline-flex h-9 items-center gap-2 whitespace-nowrap rounded-lg px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink touch:h-11"
          >
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
            <span className="max-md:sr-only">{t.backToTour}</span>
          </Link>
        </TopBar>
      </div>
      <main className="min-h-0 grow">
        <LazyBoundary key={mode} framed={(inside) => <div className="grid h-full place-items-center">{inside}</div>}>
          <Suspense
            fallback={
              <div className="grid h-full animate-late place-items-center">
                <Spinner size={20} label={loading} />
              </div>
            }
          >
            {mode === 'files' ? slots.files?.({ tour }) : slots.report?.({ tour, kind: mode })}
          </Suspense>
        </LazyBoundary>
      </main>
    </div>
  );
}
