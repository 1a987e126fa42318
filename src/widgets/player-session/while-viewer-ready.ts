import type { Showcase } from '@/showcase/port';

/** The result of a viewer request; null if the viewer is closed before it responds. */
export function whileViewerReady<T>({ state }: Showcase, request: Promise<T>): Promise<T | null> {
  let stop = () => {};
  const viewerGone = new Promise<null>((resolve) => {
    stop = state.subscribe(({ name }) => name !== 'ready' && resolve(null));
  });
  return Promise.race([request, viewerGone]).finally(stop);
}
