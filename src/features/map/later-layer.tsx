import { type ComponentProps, Suspense, useEffect } from 'react';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';

const organizationLayer = () => import('@/widgets/map/organization-layer').then((it) => it.OrganizationLayer);

type Props = ComponentProps<Awaited<ReturnType<typeof organizationLayer>>>;

/** A layer of the map, whose code comes when the first one is shown. */
export const LaterLayer = (props: Props) => (
  <LazyBoundary framed={() => <LoadProblem {...props} />}>
    <Suspense fallback={null}>
      <LazyComponent load={organizationLayer} props={props} />
    </Suspense>
  </LazyBoundary>
);

function LoadProblem({ layer: { id }, onProblem }: Props) {
  useEffect(() => {
    onProblem(id, 'Couldn’t load it. Check your connection, then hide it and show it again.');
    return () => onProblem(id, null);
  }, [id, onProblem]);
  return null;
}
