import BackArrow from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { startIn } from './address/player-address';
import { PlayerFrame } from './frame/player-preview';
import { useBrand } from './frame/use-brand';
import { StandalonePlayer } from './standalone-player';

type Props = {
  tour: Tour;
  icons: readonly IconDescription[];
  legend: ReactNode;
  /** Both that are compared, with their dates. */
  pair: string;
  back: { path: string; label: string } | null;
};

/** The player of a comparison: a legend above the list, and the way back to what is compared. */
export function ComparedPlayer({ tour, icons, legend, pair, back }: Props) {
  const brand = useBrand(tour.organization);
  const [query] = useSearchParams();
  return (
    <PlayerFrame theme={brand.organization?.theme ?? null}>
      <StandalonePlayer
        tour={tour}
        brand={brand}
        icons={icons}
        listHeader={legend}
        entry={startIn(query)}
        beside={
          <>
            {back && (
              <Link
                to={back.path}
                className="inline-flex h-9 shrink-0 items-center gap-2 rounded-lg px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink touch:h-11"
              >
                <BackArrow aria-hidden size={18} strokeWidth={1.75} />
                <span className="max-md:sr-only">{back.label}</span>
              </Link>
            )}
            <p dir="auto" title={pair} className="min-w-0 truncate px-2 text-ink-soft text-sm max-md:sr-only">
              {pair}
            </p>
          </>
        }
      />
    </PlayerFrame>
  );
}
