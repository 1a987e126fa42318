import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { orgId, type TourId, tourId } from '@/domain/ids';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { PlayerFrame } from './frame/player-preview';
import { useBrand } from './frame/use-brand';
import { DebugToggles } from './panels/debug-toggles';
import { playerScreenTexts } from './screen-texts';
import { StandalonePlayer } from './standalone-player';

/** The demo page: shows the tour in `?tour=`, else the build's demo model. @see PLAYER-007 PLAYER-019 */
export function DemoPlayerScreen() {
  const [search] = useSearchParams();
  const tour = search.get('tour');
  return tour ? <TourDemo key={tour} id={tourId(tour)} /> : <ModelDemo />;
}

function TourDemo({ id }: { id: TourId }) {
  const { data: tour } = useSuspenseQuery(tourQueries.one(id));
  if (!tour) throw new AppError('not-found', playerScreenTexts.get().noTour);
  return <Demo tour={tour} />;
}

/** The model to show without `?tour=`; "" when the build has none. */
const demoModel = (): string => String(import.meta.env.VITE_DEMO_MODEL ?? '');

function ModelDemo() {
  const tour = useMemo(() => tourFrom('demo', { name: 'Demo', matterportId: demoModel(), public: true }), []);
  return <Demo tour={tour} />;
}

function Demo({ tour }: { tour: Tour }) {
  const brand = useBrand(tour.organization || orgId(''));
  return (
    <PlayerFrame theme={null}>
      <StandalonePlayer tour={tour} brand={brand} debug={<DebugToggles tour={tour} />} />
    </PlayerFrame>
  );
}
