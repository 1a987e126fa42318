import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import { isAimed, type VisitAddress } from './address/visit-address';
import { Arrival } from './frame/arrival';
import { PlayerFrame } from './frame/player-frame';
import { TopBar } from './frame/top-bar';
import { useBrand } from './frame/use-brand';
import { PlayerPapers } from './player-papers';
import { isPaper, type PlayerSlots } from './slots';

// The code of the visit comes beside the tour, not after it.
const visit = import('./tour-visit').then((part) => ({ default: part.TourVisit }));
const TourVisit = lazy(() => visit);

type Props = { address: VisitAddress; slots: PlayerSlots };

/** @see PLAYER-070 */
export function TourPlayer({ address, slots }: Props) {
  const tour = useVisitedTour(address.tour);
  const brand = useBrand(tour.organization);
  const { mode } = address;
  const arrival = (
    <Arrival tour={tour} organization={brand.organization} topBar={<TopBar tour={tour} brand={brand} />} isAimed={isAimed(address)} />
  );
  return (
    <PlayerFrame theme={brand.organization?.theme ?? null}>
      {isPaper(mode) ? (
        <PlayerPapers tour={tour} brand={brand} mode={mode} slots={slots} />
      ) : (
        <Suspense fallback={arrival}>
          <TourVisit tour={tour} brand={brand} slots={slots} address={address} />
        </Suspense>
      )}
    </PlayerFrame>
  );
}

function useVisitedTour(id: TourId): Tour {
  const { data: tour } = useSuspenseQuery(tourQueries.one(id));
  if (!tour) throw new AppError('not-found', 'This tour does not exist.');
  return tour;
}
