import { Suspense } from 'react';
import { clearFailedLoads } from '@/loading/load-code';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import type { Position } from '@/widgets/map/position';

const pointMap = () => import('@/widgets/map/point-map').then((it) => it.PointMap);

type Props = { name: string; position: Position };

/** Where the location is: 400 px high, and fading in within 400 ms. @see LOC-020 */
export const LocationMap = ({ name, position }: Props) => (
  <section aria-label="Where it is" className="isolate h-[400px] overflow-hidden rounded-xl border border-line bg-sunken">
    <ErrorBoundary
      onReset={clearFailedLoads}
      fallback={() => <p className="p-6 text-center text-ink-soft text-sm">Couldn’t load the map.</p>}
    >
      <Suspense fallback={<div className="skeleton size-full rounded-none" />}>
        <div className="size-full transition-opacity duration-400 motion-safe:starting:opacity-0">
          <LazyComponent load={pointMap} props={{ label: `Location of ${name}`, position, zoom: 13 }} />
        </div>
      </Suspense>
    </ErrorBoundary>
  </section>
);
