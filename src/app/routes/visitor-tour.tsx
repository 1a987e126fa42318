import { useLocation, useParams } from 'react-router-dom';
import { playerPath } from '@/domain/addresses';
import { tourId } from '@/domain/ids';
import { Redirect } from '@/widgets/redirect';
import { LazyScreen } from '../lazy-screen';
import { visitorLandingScreen } from './screens';

/** A tour for visitors: its landing page, or a redirect to the player if the URL has a start PoI. @see ROUTE-018 ROUTE-043 */
export function VisitorTour() {
  const { tour = '' } = useParams();
  const { search } = useLocation();
  if (new URLSearchParams(search).has('start')) return <Redirect to={playerPath(tourId(tour)) + search} />;
  return <LazyScreen load={visitorLandingScreen} />;
}
