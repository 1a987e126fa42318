import { Navigate, useLocation, useParams } from 'react-router-dom';
import { playerPath } from '@/domain/addresses';
import { tourId } from '@/domain/ids';
import { LazyScreen } from '../lazy-screen';
import { visitScreen } from './screens';

/** A tour as visitors open it: its landing page, or at once the tour where the address says where to start. @see ROUTE-018 ROUTE-043 */
export function Visit() {
  const { tour = '' } = useParams();
  const { search } = useLocation();
  if (new URLSearchParams(search).has('start')) return <Navigate to={playerPath(tourId(tour)) + search} replace />;
  return <LazyScreen load={visitScreen} />;
}
