import type { TileLayer as LeafletTileLayer } from 'leaflet';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapTiles } from '@/backend/map-sources';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { useOnReconnect } from '@/ui/use-online';

/** What is shown where there are no streets; the points come first. */
export const withoutStreets = () => import('./without-streets').then((it) => it.WithoutStreets);

type Props = {
  /** Null where none are configured. */
  tiles: MapTiles | null;
};

/** The streets of a map; while there are none, towns and an overview for orientation, and a message. */
export function Streets({ tiles }: Props) {
  const layer = useRef<LeafletTileLayer>(null);
  const [areMissing, setMissing] = useState(tiles === null);
  const handlers = useMemo(() => ({ tileerror: () => setMissing(true), tileload: () => setMissing(false) }), []);
  useOnReconnect(useCallback(() => void layer.current?.redraw(), []));
  return (
    <>
      {tiles && <TileLayer ref={layer} url={tiles.url} attribution={tiles.attribution} eventHandlers={handlers} />}
      {areMissing && (
        <LazyBoundary framed={() => null}>
          <Suspense fallback={null}>
            <LazyComponent
              load={withoutStreets}
              props={{ message: tiles ? 'Couldn’t load the street map.' : 'No street map is available here.' }}
            />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
