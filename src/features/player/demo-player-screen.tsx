import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { orgId, type TourId, tourId } from '@/domain/ids';
import { type Tour, tourFrom } from '@/domain/tours';
import { BareVisit } from './bare-visit';
import { PlayerFrame } from './frame/player-frame';
import { useBrand } from './frame/use-brand';
import { DebugToggles } from './panels/debug-toggles';

/** A player to try the viewer with: any tour by `?tour=`, else the demo model of the build. @see PLAYER-007 PLAYER-019 */
export function DemoPlayerScreen() {
  const [search] = useSearchParams();
  const tour = search.get('tour');
  return tour ? <DemoOfTour key={tour} id={tourId(tour)} /> : <DemoOfModel />;
}

function DemoOfTour({ id }: { id: TourId }) {
  const { data: tour } = useSuspenseQuery(tourQueries.one(id));
  if (!tour) throw new AppError('not-found', 'This tour does not exist.');
  return <Demo tour={tour} />;
}

/** The model that is shown where no tour is asked for; without one the player says so. */
const demoModel = (): string => String(import.meta.env.VITE_DEMO_MODEL ?? '');

function DemoOfModel() {
  const tour = useMemo(() => tourFrom('demo', { name: 'Demo', matterportId: demoModel(), public: true }), []);
  return <Demo tour={tour} />;
}

function Demo({ tour }: { tour: Tour }) {
  const brand = useBrand(tour.organization || orgId(''));
  return (
    <PlayerFrame theme={null}>
      <BareVisit tour={tour} brand={brand} debug={<DebugToggles tour={tour} />} />
    </PlayerFrame>
  );
}
