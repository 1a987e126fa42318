import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { playerPath } from '@/domain/addresses';
import { localKeys } from '@/domain/application/local-keys';
import { tourId } from '@/domain/ids';
import { sayProblem } from '@/ui/say';
import { readSetting, writeSetting } from '@/ui/settings';
import { PlayerSkeleton } from './player-skeleton';

/** Opens a tour at the PoI of a name: remembers the name, and goes there. @see ROUTE-025 ROUTE-026 ROUTE-027 PLAYER-078 PLAYER-080 */
export function StageScreen() {
  const { tour, poi = '' } = useParams();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    writeSetting(localKeys.lastPoiName, poi === '' ? null : poi);
    if (poi !== '' && readSetting(localKeys.lastPoiName) !== poi) sayThereIsNoStorage();
    setKept(true);
  }, [poi]);
  if (!tour) return <Navigate to="/404" replace />;
  return isKept ? <Navigate to={playerPath(tourId(tour))} replace /> : <PlayerSkeleton />;
}

function sayThereIsNoStorage(): void {
  console.warn('No localstorage support');
  sayProblem('Your browser does not support local storage. Please use a modern browser to use this feature.');
}
