import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { placeLimits } from '@/domain/limits';
import { positionOf } from '@/domain/place';
import { ErrorBoundary } from '@/ui/error-boundary';
import type { Position } from '@/widgets/map/position';
import type { FormValues } from './form-values';
import { useFormFields } from './use-field';

const PlaceMap = lazy(() => import('./place-map').then((it) => ({ default: it.PlaceMap })));

/** Where the tour is, on a map whose code comes by itself; the room for it is there from the start. @see TOUR-038 */
export function PlaceMapFrame() {
  const { setValue } = useFormFields();
  const place = useWatch<FormValues, 'place'>({ name: 'place' });
  const written = positionOf(place);
  const position = written && isOnEarth(written) ? written : null;
  const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  return (
    <figure>
      <div className="h-[500px] overflow-hidden rounded-lg border border-line bg-sunken max-md:h-80">
        <ErrorBoundary fallback={() => <NoMap />}>
          <Suspense fallback={<div className="skeleton size-full rounded-none" />}>
            <PlaceMap
              position={position}
              onMove={({ latitude, longitude }) => {
                setValue('place.latitude', latitude, filled);
                setValue('place.longitude', longitude, filled);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
      <figcaption className="mt-1.5 text-pretty text-ink-faint text-xs tabular-nums">
        {position ? 'Drag the marker, or move it with the arrow keys; with Shift it goes further.' : 'Press on the map to place the tour.'}
      </figcaption>
    </figure>
  );
}

const isOnEarth = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= placeLimits.latitude && Math.abs(longitude) <= placeLimits.longitude;

const NoMap = () => (
  <p className="grid size-full place-items-center px-6 text-center text-ink-soft text-sm">
    The map did not arrive. Write the coordinates under Advanced, or load the page anew once you are online.
  </p>
);
