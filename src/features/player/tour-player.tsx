import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
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

/** How often a tour that was taken from somebody at work is asked for again, in milliseconds. */
const comesBackMs = 30_000;

/** @see PLAYER-070 */
export function TourPlayer({ address, slots }: Props) {
  // Who is at work in a tour keeps it on the screen, whatever becomes of it at the store: what they did is not saved yet.
  const [atWork, workOn] = useState<Tour | null>(null);
  const stored = useQuery({
    ...tourQueries.one(address.tour),
    retryOnMount: false,
    refetchInterval: ({ state }) => atWork !== null && state.status === 'error' && comesBackMs,
  });
  const tour = stored.data ?? atWork;
  return tour ? <Visit tour={tour} address={address} slots={slots} onWork={workOn} /> : <Coming id={address.tour} />;
}

/** Waits for the tour, and fails as it does. */
function Coming({ id }: { id: TourId }) {
  const { data: tour } = useSuspenseQuery(tourQueries.one(id));
  if (!tour) throw new AppError('not-found', 'This tour does not exist.');
  return null;
}

function Visit({ tour, address, slots, onWork }: Props & { tour: Tour; onWork: (tour: Tour) => void }) {
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
          <TourVisit tour={tour} brand={brand} slots={slots} address={address} onWork={onWork} />
        </Suspense>
      )}
    </PlayerFrame>
  );
}
