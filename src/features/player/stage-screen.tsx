import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { localKeys } from '@/domain/application/local-keys';
import { tourId } from '@/domain/ids';
import { playerPath } from '@/domain/page-addresses';
import { readSetting, writeSetting } from '@/ui/settings';
import { toastError } from '@/ui/toast';
import { Redirect } from '@/widgets/redirect';
import { PlayerSkeleton } from './player-skeleton';
import { playerScreenTexts } from './screen-texts';

/** Stores the PoI name and redirects to the tour, which opens at that PoI. @see ROUTE-025 ROUTE-026 ROUTE-027 PLAYER-078 PLAYER-080 */
export function StageScreen() {
  const { tour, poi = '' } = useParams();
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    writeSetting(localKeys.lastPoiName, poi === '' ? null : poi);
    if (poi !== '' && readSetting(localKeys.lastPoiName) !== poi) warnStorageUnavailable();
    setStored(true);
  }, [poi]);
  if (!tour) return <Redirect to="/404" />;
  return isStored ? <Redirect to={playerPath(tourId(tour))} /> : <PlayerSkeleton />;
}

function warnStorageUnavailable(): void {
  console.warn('No localstorage support');
  toastError(playerScreenTexts.get().noStorage);
}
