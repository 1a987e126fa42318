import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { placeLimits } from '@/domain/limits';
import { positionOf } from '@/domain/place';
import { clearFailedLoads } from '@/loading/load-code';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import type { Position } from '../map/position';
import { asInput, type PlaceValues } from './place-values';
import { usePlaceForm } from './use-place-field';

const placeMap = () => import('./place-map').then((it) => it.PlaceMap);

type Props = { subject: string; heightPx: number };

/** The position on a lazily loaded map; reserves its space to avoid a layout shift. @see TOUR-038 */
export function PlaceMapFrame({ subject, heightPx }: Props) {
  const { setValue } = usePlaceForm();
  const place = useWatch<PlaceValues, 'place'>({ name: 'place' });
  const entered = positionOf(place);
  const position = entered && isOnEarth(entered) ? entered : null;
  return (
    <figure>
      <div style={{ height: heightPx }} className="overflow-hidden rounded-lg border border-line bg-sunken max-md:max-h-80">
        <ErrorBoundary onReset={clearFailedLoads} fallback={() => <MapUnavailable />}>
          <Suspense fallback={<div className="skeleton size-full rounded-none" />}>
            <LazyComponent
              load={placeMap}
              props={{
                subject,
                position,
                onMove: ({ latitude, longitude }) => {
                  setValue('place.latitude', latitude, asInput);
                  setValue('place.longitude', longitude, asInput);
                },
              }}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
      <figcaption className="mt-1.5 text-pretty text-ink-faint text-xs tabular-nums">
        {position
          ? 'Drag the marker, or move it with the arrow keys. Hold Shift for larger steps.'
          : `Click the map to place the ${subject}.`}
      </figcaption>
    </figure>
  );
}

const isOnEarth = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= placeLimits.latitude && Math.abs(longitude) <= placeLimits.longitude;

const MapUnavailable = () => (
  <p className="grid size-full place-items-center px-6 text-center text-ink-soft text-sm">
    Couldn’t load the map. Enter the coordinates under Advanced, or reload the page when you’re online.
  </p>
);
