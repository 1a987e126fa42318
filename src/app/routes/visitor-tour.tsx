import { Navigate, useLocation, useParams } from 'react-router-dom';
import { playerPath } from '@/domain/addresses';
import { tourId } from '@/domain/ids';
import { LazyScreen } from '../lazy-screen';
import { visitorLandingScreen } from './screens';

/** A tour for visitors: its landing page, or a redirect to the player if the URL has a start PoI. @see ROUTE-018 ROUTE-043 */
export function VisitorTour() {
  const { tour = '' } = useParams();
  const { search } = useLocation();
  if (new URLSearchParams(search).has('start')) return <Navigate to={playerPath(tourId(tour)) + search} replace />;
  return <LazyScreen load={visitorLandingScreen} />;
}
